/**
 * \file
 * What the judge and an answer's process say to each other over two pipes, in the machine's own
 * byte order.
 *
 * The judge sends a `Frame` and then `count` questions, each with `length` bytes of text. The
 * process sends `nonce`, then for every question a `ReplyHead` with `length` bytes of text, then
 * the complement of `nonce`. In between it may ask the judge back: a `ReplyHead` of the kind
 * `GRADE_ASKS_BACK`, whose text is a question; the judge then sends a `ReplyHead` with its text.
 * Whatever else it sends is a broken promise.
 */
#ifndef STAIRCASE_GRADE_PROTOCOL_H
#define STAIRCASE_GRADE_PROTOCOL_H

#include <stdint.h>

enum {
  GRADE_QUESTIONS_FD = 3,         /**< where the process reads questions */
  GRADE_REPLIES_FD = 4,           /**< where the process writes replies */
  GRADE_HELLO = 0x57a19ca5,       /**< sent by the process once, before any question */
  GRADE_BOARDS = 4,               /**< boards that may be alive at once */
  GRADE_TEXT_LIMIT = 32768,       /**< the longest text of a reply, in bytes */
  GRADE_QUESTIONS_LIMIT = 1000000 /**< the largest number of questions in a frame */
};

/** What is asked. The comment says what `a` and `b` of the question are, and what the reply's value
 * is. */
enum GradeOp {
  GRADE_MAKE = 1, /**< a board of a x a */
  GRADE_COPY,     /**< makes the board a copy of board a */
  GRADE_ASSIGN,   /**< assigns board a to the board */
  GRADE_DROP,     /**< destroys the board */
  GRADE_COUNT,    /**< value: the count */
  GRADE_LEGAL,    /**< cell (a, b); value: 0 or 1 */
  GRADE_MOVE,     /**< cell (a, b); value: 1, or what a `move` that returns bool returned */
  GRADE_DISPLAY,  /**< text: what was written */
  GRADE_OWN       /**< a question of the part's own; `board` says which */
};

/** How a question was answered. */
enum GradeReplyKind {
  GRADE_VALUE = 1,   /**< the call returned */
  GRADE_THREW,       /**< the call threw; text: the exception's */
  GRADE_NOT_OFFERED, /**< the class cannot be copied or assigned, which it need not be */
  GRADE_ASKS_BACK    /**< no reply yet: the text is a question to the judge */
};

/** Before the questions. */
struct GradeFrame {
  uint32_t nonce;   /**< to be sent back before and, complemented, after the replies */
  uint32_t careful; /**< 1 when every reply is to be sent at once, so that a crash can be located */
  uint32_t count;   /**< how many questions follow */
  uint32_t bytes;   /**< how long they are, with their texts */
};

/** Before a question's text. */
struct GradeQuestion {
  int32_t op;      /**< a GradeOp */
  int32_t board;   /**< 0 to GRADE_BOARDS - 1 */
  int32_t a;       /**< see GradeOp */
  int32_t b;       /**< see GradeOp */
  uint32_t length; /**< of the text that follows */
};

/** Before a reply's text. */
struct GradeReplyHead {
  int32_t kind;    /**< a GradeReplyKind */
  uint32_t length; /**< of the text that follows, at most GRADE_TEXT_LIMIT */
  int64_t value;   /**< see GradeOp; 0 where it has none */
};

#endif
