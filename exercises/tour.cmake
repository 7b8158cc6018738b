# The steps of the target `tour`. Each is shown with its command; an exit code other than the one expected fails.

function(step title expected)
  list(JOIN ARGN " " words)
  string(REPLACE "${GRADE}" "grade" words "${words}")
  string(REPLACE "${STAIRCASE}" "staircase" words "${words}")
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo "\n== ${title}\n$ ${words}\n")
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code)
  if(NOT code STREQUAL expected)
    message(FATAL_ERROR "exit code ${code} instead of ${expected}: ${words}")
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo "\n(exit code ${code}, as expected)")
endfunction()

set(b oxford-2022/b)
step("A right answer to 2022 (b) is judged" 0 ${GRADE} 2022/b ${b}/solution/chomps.hpp)
step("A wrong answer: its smallest case is drawn" 1 ${GRADE} 2022/b ${b}/mutants/move_cuts_earlier_columns.hpp)

set(position cols:4,4,3,3,1,1 --extent 6x6)
foreach(form text boolean rows cols path json)
  step("One value, as ${form}" 0 ${STAIRCASE} show ${position} --as ${form})
endforeach()
