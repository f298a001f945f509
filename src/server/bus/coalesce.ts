/**
 * Calls at once for what comes first, and once for all that comes of the same within a time after it, at
 * the end of that time.
 *
 * @param call Returns false where nothing was done: then the next one need not wait.
 */
export const coalesce = (
  call: (name: string) => boolean,
  everyMs: number
): ((name: string) => void) => {
  /** Those called a moment ago, and whether they are to be called again. */
  const resting = new Map<string, boolean>()

  return function enter(name) {
    if (resting.has(name)) return void resting.set(name, true)
    if (!call(name)) return
    resting.set(name, false)
    const wake = () => {
      const isWaiting = resting.get(name)
      resting.delete(name)
      if (isWaiting) enter(name)
    }
    setTimeout(wake, everyMs).unref()
  }
}
