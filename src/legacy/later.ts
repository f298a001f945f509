type Job = () => void

/** Pending jobs, oldest first. */
const jobs: Job[] = []

const runAll = () => {
  let n = 0
  for (let job = jobs[0]; job; job = jobs[++n]) {
    try {
      job()
    } catch (error) {
      // Reported as an uncaught error.
      setTimeout(() => {
        throw error
      })
    }
  }
  jobs.length = 0
}

/** Stands for `queueMicrotask`: in the order of asking, and before any later timer. */
export const later = (job: Job): void => {
  if (jobs.push(job) === 1) setTimeout(runAll)
}
