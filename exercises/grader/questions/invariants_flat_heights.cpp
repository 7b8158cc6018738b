// The questions of 2022 (a)(ii): flat truth values and column heights. ANSWER_FILE is the answer's
// file, set by the compiler's command line.
#include "invariants_desk.hpp"

#include ANSWER_FILE

namespace desk {

std::int64_t own(const Own& question, Text& text) {
  const int n = question.a;
  switch (question.which) {
    case 0: return answer::cells_invariant(n, first_boolean_row(question)) ? 1 : 0;
    case 1: return put_cells(text, answer::cells_abstraction(n, first_boolean_row(question)));
    case 2: return answer::heights_invariant(n, numbers(question)) ? 1 : 0;
    case 3: return put_cells(text, answer::heights_abstraction(n, numbers(question)));
    case 4: return answer::counted_invariant(n, numbers(question), question.b) ? 1 : 0;
    default:
      put_costs(text, answer::cells_costs);
      put_costs(text, answer::cells_counted_costs);
      put_costs(text, answer::heights_costs);
      put_costs(text, answer::heights_counted_costs);
      return 0;
  }
}

}  // namespace desk
