#include "class.hpp"

#include "class_records.hpp"
#include "whole_file.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <thread>

namespace staircase::grade {
namespace {

using Clock = std::chrono::steady_clock;

// Far above what the limits on an answer let it take; for what nobody thought of.
constexpr auto patience = std::chrono::seconds(300);
constexpr std::uintmax_t longest = 4 << 20;
// What is shared costs about as much as it spares each of two answers.
constexpr std::size_t fewest_that_share = 2;
constexpr const char* not_judged = "not judged: ";

struct Job {
  std::vector<std::size_t> rows;  // of the equal submissions
  std::vector<std::filesystem::path> files;
  std::filesystem::path record;
  Clock::time_point began{};
};

Row row_of(const Report& report) {
  Row row;
  bool compiles = true;
  for (const Verdict& verdict : report.verdicts) {
    if (verdict.status == Verdict::Status::kept) continue;
    row.not_kept += (row.not_kept.empty() ? "" : " ") + verdict.clause;
    compiles = compiles && verdict.clause != "answer.compiles";
  }
  if (!compiles) row.not_kept = "answer.compiles";
  for (const TaskMark& task : report.tasks) row.marks.push_back(task.mark);
  row.status = report.kept ? "right" : compiles ? "wrong" : "does not compile";
  row.seconds = report.seconds;
  return row;
}

// The whole content of a submission, with the names of its files; or why it cannot be read.
std::string content_of(Handed& handed) {
  std::string content;
  bool blank = true;
  for (const auto& path : handed.files) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    std::ifstream file(path, std::ios::binary);
    if (!file || error) {
      handed.unusable = "unreadable: " + path.filename().string() + " cannot be opened";
    } else if (size > longest) {
      handed.unusable = "unreadable: " + path.filename().string() + " is longer than 4 MB";
    } else {
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      blank = blank && text.find_first_not_of(" \t\r\n") == std::string::npos;
      content += path.filename().string() + '\0' + std::to_string(text.size()) + '\0' + text;
    }
  }
  if (handed.unusable.empty() && blank) handed.unusable = "empty: nothing is written in it";
  return content;
}

// In a process of its own, so that what an answer does to its judge is done to no other's.
pid_t start(const Part& part, const Job& job, const Settings& settings) {
  std::cout.flush();
  const pid_t child = ::fork();
  if (child != 0) return child;
  adopt_strays();
  try {
    try {
      write_row(job.record,
                row_of(judged(part, job.files, settings, [](double, const std::string&) {})));
    } catch (const Unusable& error) {
      Row row;
      row.status = std::string(not_judged) + error.what();
      write_row(job.record, row);
    }
  } catch (const std::exception&) {
    // The judge of the class sees that there is no record.
  }
  ::_exit(0);
}

class Judges {
 public:
  Judges(const Part& part, const Settings& settings) : part_(part), settings_(settings) {}
  Judges(const Judges&) = delete;
  Judges& operator=(const Judges&) = delete;
  ~Judges() {
    for (const auto& [id, job] : running_) ::kill(id, SIGTERM);
    for (const auto& [id, job] : running_) ::waitpid(id, nullptr, 0);
  }

  std::size_t busy() const { return running_.size(); }

  // Whether a process could be made for it.
  bool take(Job& job) {
    job.began = Clock::now();
    const pid_t id = start(part_, job, settings_);
    if (id > 0) running_.emplace(id, &job);
    return id > 0;
  }

  // A job that has ended, or nothing.
  Job* ended() {
    for (const auto& [id, job] : running_) {
      if (Clock::now() - job->began > patience) ::kill(id, SIGTERM);
      if (::waitpid(id, nullptr, WNOHANG) != id) continue;
      Job* const done = job;
      running_.erase(id);
      return done;
    }
    return nullptr;
  }

 private:
  const Part& part_;
  const Settings& settings_;
  std::map<pid_t, Job*> running_;
};

// What is compiled once for the class, and removed after it.
class Shared {
 public:
  Shared(const Part& part, const Settings& settings) : scratch_(std::nullopt) {
    if (part.questions_file.empty()) return;
    // The folder is readable, for the compiler may run as another user.
    std::filesystem::permissions(scratch_.path(), std::filesystem::perms(0755));
    const Confinement confinement(settings.bubblewrap);
    if (!confinement.keeps_apart()) return;
    try {
      prepare(bench_of(part, settings), confinement, scratch_.path());
      made_ = true;
    } catch (const Unusable&) {
      // A compiler that cannot prepare compiles each answer in full.
    }
  }

  std::filesystem::path folder() const { return made_ ? scratch_.path() : ""; }

 private:
  Scratch scratch_;
  bool made_ = false;
};

class Class {
 public:
  Class(const Part& part, const ClassRun& run, const Settings& settings)
      : part_(part),
        settings_(settings),
        tasks_(tasks_of(part, settings.exercises)),
        records_(run.csv.string() + ".parts", run.resume) {
    const auto all = handed_in(run.folder, part);
    for (std::size_t i = run.shard - 1; i < all.size(); i += run.shards) enter(all[i]);
  }

  // How many are to be judged.
  std::size_t size() const noexcept { return jobs_.size(); }

  void judge(std::size_t jobs, const Progress& progress) {
    Judges judges(part_, settings_);
    std::size_t next = 0;
    for (std::size_t done = 0; done < jobs_.size();) {
      progress(static_cast<double>(done) / static_cast<double>(jobs_.size()),
               std::to_string(done) + " of " + std::to_string(jobs_.size()) + " judged");
      while (next < jobs_.size() && judges.busy() < jobs && judges.take(jobs_[next])) ++next;
      if (Job* const job = judges.ended()) {
        settle(*job, read_row(job->record));
        ++done;
      } else {
        stop_if_interrupted();
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
      }
    }
    progress(1, "");
  }

  std::string table() const { return table_of(rows_, tasks_); }
  void forget() noexcept { records_.clear(); }
  // Whether nothing is left to be tried again.
  bool complete() const { return complete_; }

 private:
  void enter(Handed handed) {
    Row row;
    row.submission = handed.name;
    row.marks.assign(tasks_.size(), 0);
    const std::string content = handed.unusable.empty() ? content_of(handed) : "";
    row.status = handed.unusable;
    rows_.push_back(row);
    if (!handed.unusable.empty()) return;
    const std::string key = part_.id + '\0' + settings_.compiler + '\0' +
                            std::to_string(settings_.seed) + (settings_.bubblewrap ? 'b' : 'l') +
                            content;
    if (const auto known = known_.find(key); known != known_.end()) {
      jobs_[known->second].rows.push_back(rows_.size() - 1);
    } else if (const auto record = records_.find(key)) {
      Job job{{rows_.size() - 1}, {}, {}};
      settle(job, record);
    } else {
      known_.emplace(key, jobs_.size());
      jobs_.push_back({{rows_.size() - 1}, handed.files, records_.place(key)});
    }
  }

  void settle(const Job& job, std::optional<Row> judged) {
    if (!judged) {
      judged.emplace();
      judged->status = std::string(not_judged) + "its judge ended before it had a verdict";
    }
    if (judged->status.starts_with(not_judged)) {
      // It can be tried again.
      complete_ = false;
      judged->marks.assign(tasks_.size(), 0);
      std::error_code ignored;
      std::filesystem::remove(job.record, ignored);
    }
    for (const std::size_t at : job.rows) {
      judged->submission = rows_[at].submission;
      rows_[at] = *judged;
    }
  }

  const Part& part_;
  const Settings& settings_;
  std::vector<TaskMark> tasks_;
  Records records_;
  std::vector<Row> rows_;
  std::vector<Job> jobs_;
  std::map<std::string, std::size_t> known_;
  bool complete_ = true;
};

}  // namespace

void judge_class(const Part& part, const ClassRun& run, const Settings& settings,
                 const Progress& progress) {
  check_writable(run.csv);
  handed_in(run.folder, part);
  Settings together = settings;
  std::optional<Shared> shared;
  Class all(part, run, together);
  if (together.prepared.empty() && all.size() > fewest_that_share) {
    progress(0, "compiling what all submissions share");
    shared.emplace(part, settings);
    together.prepared = shared->folder();
  }
  all.judge(run.jobs, progress);
  write_whole(run.csv, all.table());
  if (all.complete()) all.forget();
}

}  // namespace staircase::grade
