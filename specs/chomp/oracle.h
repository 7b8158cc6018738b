/// \file
/// The boards of specs/chomp/*_board.mlw, extracted to C: proved a second time, apart from the
/// kernels, so that tests can play both side by side. oracle.c is made by the command in
/// extract.txt; only this header is written by hand.
///
/// Every array is of 32-bit integers. It holds `h` row lengths, `w` column heights, `w * h` entries
/// 0 or 1 at `y * w + x`, or `w + h` steps (1 right, 0 down) from the upper left corner. `0 < w`,
/// `0 < h`, and both `w * h` and `w + h` are below 2^31.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// `fill` makes the full rectangle.
void oracle_row_boundary_fill(int32_t *p, int32_t w, int32_t h);
void oracle_column_heights_fill(int32_t *p, int32_t w, int32_t h);
void oracle_flat_boolean_fill(int32_t *p, int32_t w, int32_t h);
void oracle_lattice_path_fill(int32_t *p, int32_t w, int32_t h);

/// `legal` is whether the board holds the cell (x, y); any x and y may be asked.
int oracle_row_boundary_legal(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);
int oracle_column_heights_legal(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);
int oracle_flat_boolean_legal(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);
int oracle_lattice_path_legal(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);

/// `count` is the number of cells.
int32_t oracle_row_boundary_count(int32_t *p, int32_t w, int32_t h);
int32_t oracle_column_heights_count(int32_t *p, int32_t w, int32_t h);
int32_t oracle_flat_boolean_count(int32_t *p, int32_t w, int32_t h);
int32_t oracle_lattice_path_count(int32_t *p, int32_t w, int32_t h);

/// `move` takes the legal cell (x, y) and all at or beyond it, and returns how many were taken.
int32_t oracle_row_boundary_move(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);
int32_t oracle_column_heights_move(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);
int32_t oracle_flat_boolean_move(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);
int32_t oracle_lattice_path_move(int32_t *p, int32_t w, int32_t h, int32_t x, int32_t y);

#ifdef __cplusplus
}
#endif
