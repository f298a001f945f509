type Job = () => void

/** What waits for its turn, oldest first. */
const jobs: Job[] = []

const runAll = () => {
  for (let n = 0; n < jobs.length; n++) {
    try {
      jobs[n]!()
    } catch (error) {
      // Told to the console by whoever gets what nobody catches.
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
