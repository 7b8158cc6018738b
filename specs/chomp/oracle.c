#include <stdint.h>


int32_t oracle_read(int32_t * p, int32_t k) {
  return p[k];
}

void oracle_write(int32_t * p, int32_t k, int32_t v) {
  p[k] = v;
  return;
}

void oracle_row_boundary_fill(int32_t * p, int32_t w, int32_t h) {
  int32_t y;
  y = 0;
  while (y < h) {
    oracle_write(p, y, w);
    y = y + 1;
  }
}

int oracle_row_boundary_legal(int32_t * p, int32_t w, int32_t h, int32_t x,
                              int32_t y) {
  if (0 <= x) {
    if (0 <= y) {
      if (y < h) {
        return x < oracle_read(p, y);
      } else {
        return 0;
      }
    } else {
      return 0;
    }
  } else {
    return 0;
  }
}

int32_t oracle_row_boundary_count(int32_t * p, int32_t w, int32_t h) {
  int32_t total, y;
  total = 0;
  y = 0;
  while (y < h) {
    total = total + oracle_read(p, y);
    y = y + 1;
  }
  return total;
}

int32_t oracle_row_boundary_move(int32_t * p, int32_t w, int32_t h,
                                 int32_t x, int32_t y) {
  int32_t taken, j;
  int32_t length;
  taken = 0;
  j = y;
  while (j < h && x < oracle_read(p, j)) {
    length = oracle_read(p, j);
    oracle_write(p, j, x);
    taken = taken + (length - x);
    j = j + 1;
  }
  return taken;
}

void oracle_column_heights_fill(int32_t * p, int32_t w, int32_t h) {
  oracle_row_boundary_fill(p, h, w);
  return;
}

int oracle_column_heights_legal(int32_t * p, int32_t w, int32_t h, int32_t x,
                                int32_t y) {
  return oracle_row_boundary_legal(p, h, w, y, x);
}

int32_t oracle_column_heights_count(int32_t * p, int32_t w, int32_t h) {
  return oracle_row_boundary_count(p, h, w);
}

int32_t oracle_column_heights_move(int32_t * p, int32_t w, int32_t h,
                                   int32_t x, int32_t y) {
  return oracle_row_boundary_move(p, h, w, y, x);
}

void oracle_flat_boolean_fill(int32_t * p, int32_t w, int32_t h) {
  int32_t places;
  int32_t k;
  places = h * w;
  k = 0;
  while (k < places) {
    oracle_write(p, k, 1);
    k = k + 1;
  }
}

int32_t oracle_flat_boolean_read(int32_t * p, int32_t w, int32_t h,
                                 int32_t x, int32_t y) {
  int32_t k;
  k = y * w + x;
  return oracle_read(p, k);
}

int oracle_flat_boolean_legal(int32_t * p, int32_t w, int32_t h, int32_t x,
                              int32_t y) {
  if (0 <= x) {
    if (x < w) {
      if (0 <= y) {
        if (y < h) {
          return !(oracle_flat_boolean_read(p, w, h, x, y) == 0);
        } else {
          return 0;
        }
      } else {
        return 0;
      }
    } else {
      return 0;
    }
  } else {
    return 0;
  }
}

int32_t oracle_flat_boolean_count(int32_t * p, int32_t w, int32_t h) {
  int32_t places;
  int32_t total, k;
  places = h * w;
  total = 0;
  k = 0;
  while (k < places) {
    if (!(oracle_read(p, k) == 0)) {
      total = total + 1;
    }
    k = k + 1;
  }
  return total;
}

void oracle_flat_boolean_clear(int32_t * p, int32_t w, int32_t h, int32_t x,
                               int32_t y) {
  int32_t k;
  k = y * w + x;
  oracle_write(p, k, 0);
  return;
}

int32_t oracle_flat_boolean_move(int32_t * p, int32_t w, int32_t h,
                                 int32_t x, int32_t y) {
  int32_t taken, j, i;
  taken = 0;
  j = y;
  while (j < h) {
    i = x;
    while (i < w) {
      if (!(oracle_flat_boolean_read(p, w, h, i, j) == 0)) {
        oracle_flat_boolean_clear(p, w, h, i, j);
        taken = taken + 1;
      }
      i = i + 1;
    }
    j = j + 1;
  }
  return taken;
}

void oracle_lattice_path_fill(int32_t * p, int32_t w, int32_t h) {
  int32_t steps;
  int32_t k;
  steps = w + h;
  k = 0;
  while (k < steps) {
    oracle_write(p, k, k < w);
    k = k + 1;
  }
}

int32_t oracle_lattice_path_rights(int32_t * p, int32_t w, int32_t h,
                                   int32_t k) {
  int32_t right, i;
  right = 0;
  i = 0;
  while (i < k) {
    right = right + oracle_read(p, i);
    i = i + 1;
  }
  return right;
}

int oracle_lattice_path_legal(int32_t * p, int32_t w, int32_t h, int32_t x,
                              int32_t y) {
  if (0 <= x) {
    if (x < w) {
      if (0 <= y) {
        if (y < h) {
          return x < oracle_lattice_path_rights(p, w, h, h - y + x);
        } else {
          return 0;
        }
      } else {
        return 0;
      }
    } else {
      return 0;
    }
  } else {
    return 0;
  }
}

int32_t oracle_lattice_path_count(int32_t * p, int32_t w, int32_t h) {
  int32_t steps;
  int32_t total, right, k;
  steps = w + h;
  total = 0;
  right = 0;
  k = 0;
  while (k < steps) {
    if (oracle_read(p, k) == 0) {
      total = total + right;
    } else {
      right = right + 1;
    }
    k = k + 1;
  }
  return total;
}

int32_t oracle_lattice_path_move(int32_t * p, int32_t w, int32_t h,
                                 int32_t x, int32_t y) {
  int32_t before_count, steps, edge, limit, next;
  int32_t old_right, new_right, k;
  before_count = oracle_lattice_path_count(p, w, h);
  steps = w + h;
  old_right = 0;
  new_right = 0;
  k = 0;
  while (k < steps) {
    old_right = old_right + oracle_read(p, k);
    edge = k + 1 - h + y;
    if (edge < x) {
      limit = x;
    } else {
      limit = edge;
    }
    if (old_right < limit) {
      next = old_right;
    } else {
      next = limit;
    }
    oracle_write(p, k, next - new_right);
    new_right = next;
    k = k + 1;
  }
  return before_count - oracle_lattice_path_count(p, w, h);
}
