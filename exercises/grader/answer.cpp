#include "answer.hpp"

#include "questions/protocol.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <random>
#include <sstream>
#include <utility>

namespace staircase::grade {
namespace {

constexpr std::size_t stderr_limit = 65536;
constexpr std::size_t received_limit = 64u << 20;

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// "1.5 s"
std::string seconds(double number) {
  std::ostringstream text;
  text << number << " s";
  return text.str();
}

std::string request_bytes(std::span<const Step> script, std::uint32_t nonce, bool careful) {
  std::size_t length = script.size() * sizeof(GradeQuestion);
  for (const Step& step : script) length += step.text.size();
  const GradeFrame frame{nonce, careful ? 1U : 0U, static_cast<std::uint32_t>(script.size()),
                         static_cast<std::uint32_t>(length)};
  std::string bytes(sizeof frame + length, '\0');
  std::memcpy(bytes.data(), &frame, sizeof frame);
  char* to = bytes.data() + sizeof frame;
  for (const Step& step : script) {
    const GradeQuestion question{static_cast<std::int32_t>(step.ask), step.board, step.cell.x,
                                 step.cell.y, static_cast<std::uint32_t>(step.text.size())};
    std::memcpy(to, &question, sizeof question);
    std::memcpy(to + sizeof question, step.text.data(), step.text.size());
    to += sizeof question + step.text.size();
  }
  return bytes;
}

template <class T>
bool take(const std::string& bytes, std::size_t& at, T& value) {
  if (bytes.size() - at < sizeof value) return false;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  at += sizeof value;
  return true;
}

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

// The lines of a sanitizer's or the library's report that a student can use, and the first place in
// the answer.
std::string telling_lines(const std::string& report) {
  std::istringstream lines(report);
  std::string told;
  bool placed = false;
  int count = 0;
  for (std::string line; std::getline(lines, line) && count < 4;) {
    const bool says = contains(line, "ERROR: AddressSanitizer") ||
                      contains(line, "runtime error:") || contains(line, "Assertion '") ||
                      contains(line, "terminate called") || contains(line, "what():") ||
                      contains(line, "stack-overflow");
    const bool places = !placed && contains(line, "    #") && contains(line, Program::folder_name);
    // The sanitizer's word for a failed check of the library, which has been told already.
    if ((!says && !places) || contains(line, "AddressSanitizer: ABRT")) continue;
    placed = placed || places;
    if (const auto failed = line.find("Assertion '"); failed != std::string::npos) {
      line = "a check of the C++ library failed: " + line.substr(failed);
    }
    if (const auto process = line.find("=="); process == 0) line.erase(0, line.find("==", 2) + 2);
    for (const char* detail : {" on address", " on unknown address"}) {
      if (const auto address = line.find(detail); address != std::string::npos) line.erase(address);
    }
    if (const auto frame = line.find(" in "); places && frame != std::string::npos)
      line.erase(0, frame + 1);
    told += line + "\n";
    ++count;
  }
  return told;
}

}  // namespace

Answer::Answer(const Program& program, Host host)
    : program_(program),
      host_(std::move(host)),
      questions_(make_pipe()),
      replies_(make_pipe()),
      errors_(make_pipe()),
      process_([&] {
        Command command = program.command();
        command.fds = {{&questions_.out, GRADE_QUESTIONS_FD},
                       {&replies_.in, GRADE_REPLIES_FD},
                       {&errors_.in, 2}};
        return command;
      }()),
      nonce_(std::random_device()()) {
  questions_.out.close();
  replies_.in.close();
  errors_.in.close();
  if (host_.begin) host_.begin();
  for (const Descriptor* end : {&questions_.in, &replies_.out, &errors_.out}) never_wait(*end);
}

std::uint64_t Answer::peak_memory() const {
  if (worker_ == 0) worker_ = innermost(process_.id());
  return usage_of(worker_).peak;
}

std::optional<Death> Answer::overdue(const Pace& pace) {
  const double time = now();
  // The worker is known for sure only once it has spoken: before, the innermost process may still
  // be the sandbox.
  if (worker_ == 0 || !greeted_) worker_ = innermost(process_.id());
  const Usage usage = usage_of(worker_);
  if (!usage.known) cpu_before_ = 0;
  if (usage.resident > pace.memory) {
    return Death{Death::Kind::hungry,
                 "it uses more than " + std::to_string(pace.memory >> 20) + " MB of memory"};
  }
  if (!usage.known || !usage.sleeping) idle_since_ = time;
  const auto late = [](const std::string& what) { return Death{Death::Kind::hung, what}; };
  if (usage.known && usage.cpu_seconds - cpu_before_ > pace.cpu_seconds)
    return late("it took more than " + seconds(pace.cpu_seconds) + " of processor time");
  if (time - idle_since_ > pace.idle_seconds)
    return late("it waits for something that never comes");
  if (time - started_ > pace.wall_seconds) return late("it does not come back");
  return std::nullopt;
}

Death Answer::post_mortem() {
  const auto ending = process_.wait(0.5);
  drain(errors_.out, stderr_, stderr_limit);
  const std::string told = program_.with_own_names(telling_lines(stderr_));
  if (!ending) return {Death::Kind::garbled, "it closed the pipe it answers on"};
  if (contains(stderr_, "allocation-size-too-big") || contains(stderr_, "out-of-memory") ||
      contains(stderr_, "rss limit exhausted") || contains(stderr_, "calloc-overflow") ||
      contains(stderr_, "exceeds maximum supported size")) {
    return {Death::Kind::hungry, "it asks for more memory than it may use"};
  }
  // In bubblewrap a signal arrives as an exit code.
  const int signal = ending->signal != 0  ? ending->signal
                     : ending->code > 128 ? ending->code - 128
                                          : 0;
  if (signal == SIGXCPU)
    return {Death::Kind::hung, "it took all the processor time that a program may take"};
  if (signal != 0 && signal < 65) {
    return {Death::Kind::crashed,
            told + "ended by signal " + std::to_string(signal) + ": " + ::strsignal(signal)};
  }
  if (ending->code == Program::sanitizer_code && !told.empty()) return {Death::Kind::crashed, told};
  return {Death::Kind::exited,
          "it ended the program with exit code " + std::to_string(ending->code)};
}

// Takes the whole replies off the front of what was received. False when it cannot be replies.
bool Answer::parse(std::size_t steps, Outcome& outcome, bool& finished) {
  std::size_t at = 0;
  const bool sound = parse_from(at, steps, outcome, finished);
  received_.erase(0, at);
  return sound;
}

// Leaves \p at where the first reply begins that is not whole.
bool Answer::parse_from(std::size_t& at, std::size_t steps, Outcome& outcome, bool& finished) {
  std::uint32_t word = 0;
  if (!greeted_) {
    if (!take(received_, at, word)) return true;
    if (word != GRADE_HELLO) return false;
    greeted_ = true;
  }
  if (!begun_) {
    if (!take(received_, at, word)) return true;
    if (word != nonce_) return false;
    begun_ = true;
  }
  while (outcome.replies.size() < steps) {
    std::size_t after = at;
    GradeReplyHead head{};
    if (!take(received_, after, head)) return true;
    if (head.kind < GRADE_VALUE || head.kind > GRADE_ASKS_BACK || head.length > GRADE_TEXT_LIMIT)
      return false;
    if (received_.size() - after < head.length) return true;
    if (head.kind == GRADE_ASKS_BACK) {
      if (!take_back_question(after, head.length)) return false;
    } else {
      outcome.replies.push_back(
          {static_cast<Reply::Kind>(head.kind), head.value, received_.substr(after, head.length)});
    }
    at = after + head.length;
  }
  if (!take(received_, at, word)) return true;
  finished = word == ~nonce_ && at == received_.size();
  return finished;
}

// Has the judge answer the question that lies at \p at of what was received. False when it is none.
bool Answer::take_back_question(std::size_t at, std::size_t length) {
  GradeQuestion question{};
  if (!host_.reply || length != sizeof question || !take(received_, at, question)) return false;
  if (question.op < GRADE_MAKE || question.op > GRADE_OWN) return false;
  // Waiting for the judge is no idleness, and many questions need not be quick altogether.
  idle_since_ = now();
  if (++back_questions_ % 256 == 0) cpu_before_ = usage_of(worker_).cpu_seconds;
  const Reply reply =
      host_.reply({static_cast<Ask>(question.op), question.board, {question.a, question.b}});
  const GradeReplyHead head{static_cast<std::int32_t>(reply.kind),
                            static_cast<std::uint32_t>(reply.text.size()), reply.value};
  replies_to_back_questions_.append(reinterpret_cast<const char*>(&head), sizeof head);
  replies_to_back_questions_ += reply.text;
  return true;
}

// Sends what can be sent of \p request from \p at on, without waiting. \return how many bytes
std::size_t Answer::put(const std::string& request, std::size_t at) const {
  const ssize_t sent = ::write(questions_.in.get(), request.data() + at, request.size() - at);
  return sent > 0 ? static_cast<std::size_t>(sent) : 0;
}

// One exchange of a request for replies. False when the answer died.
bool Answer::exchange(std::string request, std::size_t steps, const Pace& pace, Outcome& outcome) {
  std::size_t sent = 0;
  for (bool open = true; open;) {
    pollfd watched[3] = {{replies_.out.get(), POLLIN, 0},
                         {errors_.out.get(), POLLIN, 0},
                         {sent < request.size() ? questions_.in.get() : -1, POLLOUT, 0}};
    const int ready = ::poll(watched, 3, 20);
    stop_if_interrupted();
    if ((watched[1].revents & (POLLIN | POLLHUP)) != 0 &&
        !drain(errors_.out, stderr_, stderr_limit)) {
      errors_.out = Descriptor();
    }
    if ((watched[2].revents & POLLOUT) != 0) sent += put(request, sent);
    if ((watched[0].revents & (POLLIN | POLLHUP)) != 0) {
      open = drain(replies_.out, received_, received_limit);
      bool finished = false;
      if (!parse(steps, outcome, finished)) {
        outcome.death = Death{Death::Kind::garbled, "it sent something that is no reply"};
        return false;
      }
      if (finished) return true;
      if (!replies_to_back_questions_.empty()) {
        request.replace(0, sent, "");
        request += std::exchange(replies_to_back_questions_, {});
        sent = put(request, 0);
      }
      if (back_questions_ > host_.patience) {
        outcome.death = Death{Death::Kind::hung, "it asks the judge without end"};
        return false;
      }
    }
    if (ready == 0 || now() - started_ > pace.cpu_seconds) {
      if (auto death = overdue(pace)) {
        outcome.death = std::move(death);
        return false;
      }
    }
  }
  outcome.death = post_mortem();
  return false;
}

Outcome Answer::ask(std::span<const Step> script, bool careful, const Pace& pace) {
  Outcome outcome;
  if (dead_) return outcome;
  drain(replies_.out, received_, received_limit);
  if (greeted_ && !received_.empty()) {
    outcome.death = Death{Death::Kind::garbled, "it sent something before it was asked"};
    dead_ = true;
    return outcome;
  }
  ++nonce_;
  begun_ = false;
  back_questions_ = 0;
  started_ = idle_since_ = now();
  if (greeted_) {
    if (worker_ == 0) worker_ = innermost(process_.id());
    cpu_before_ = usage_of(worker_).cpu_seconds;
  }
  const std::size_t complaints = stderr_.size();
  const std::string request = request_bytes(script, nonce_, careful);
  if (!exchange(request, script.size(), pace, outcome)) {
    dead_ = true;
    process_.end();
    if (!careful) outcome.replies.clear();
    outcome.death->text = program_.with_own_names(outcome.death->text);
    return outcome;
  }
  if (errors_.out) drain(errors_.out, stderr_, stderr_limit);
  const std::string news = stderr_.substr(std::min(complaints, stderr_.size()));
  if (contains(news, "runtime error:"))
    outcome.complaint = program_.with_own_names(telling_lines(news));
  return outcome;
}

}  // namespace staircase::grade
