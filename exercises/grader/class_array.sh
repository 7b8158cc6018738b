#!/usr/bin/env bash
#SBATCH --job-name=grade --cpus-per-task=2 --mem-per-cpu=2G --time=01:00:00
# Judges a class as a job array of Slurm, a share in each of its tasks:
#
#   sbatch --wait --array=1-8 class_array.sh 2022/b submissions tables
#   grade merge tables/share-*.csv --class submissions --csv marks.csv
#
# A task that was stopped goes on where it was when it is submitted again. GRADE names the program.
set -euo pipefail
if [ $# -ne 3 ]; then
  echo "class_array.sh: accepted is: class_array.sh PART SUBMISSIONS TABLES" >&2
  exit 2
fi
: "${SLURM_ARRAY_TASK_ID:?is set in a job array only; submit this with sbatch --array=1-N}"
shares=${SLURM_ARRAY_TASK_COUNT:?is set in a job array only}
share=$((SLURM_ARRAY_TASK_ID - ${SLURM_ARRAY_TASK_MIN:-1} + 1))
mkdir -p "$3"
exec "${GRADE:-grade}" "$1" --class "$2" --csv "$3/share-$share.csv" --shard "$share/$shares" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --resume
