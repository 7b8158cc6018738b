// The questions of 2019 (a)(ii): nested truth values and the row boundary. ANSWER_FILE is the
// answer's file, set by the compiler's command line.
#include "invariants_desk.hpp"

#include ANSWER_FILE

namespace desk {

std::int64_t own(const Own& question, Text& text) {
  const int n = question.a;
  switch (question.which) {
    case 0: return answer::cells_invariant(n, boolean_rows(question)) ? 1 : 0;
    case 1: return put_cells(text, answer::cells_abstraction(n, boolean_rows(question)));
    case 2: return answer::rows_invariant(n, numbers(question)) ? 1 : 0;
    case 3: return put_cells(text, answer::rows_abstraction(n, numbers(question)));
    case 4: return answer::counted_invariant(n, numbers(question), question.b) ? 1 : 0;
    default:
      put_costs(text, answer::cells_costs);
      put_costs(text, answer::cells_counted_costs);
      put_costs(text, answer::rows_costs);
      put_costs(text, answer::rows_counted_costs);
      return 0;
  }
}

}  // namespace desk
