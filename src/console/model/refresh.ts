/** Shortest time between two reads: a busy app has many events a second. */
const PAUSE_MS = 1_000

/** Makes a function that reads something again. Calls during a read, and shortly after it, make one more. */
export const createRefresh = (read: () => Promise<void>) => {
  let isOld = false
  let isBusy = false
  return async function refresh(): Promise<void> {
    isOld = true
    if (isBusy) return
    isBusy = true
    while (isOld) {
      isOld = false
      await read()
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
    isBusy = false
  }
}
