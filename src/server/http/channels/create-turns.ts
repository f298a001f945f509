/** Runs a task after all earlier ones of its key, whether these succeed or not. */
export type TakeTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

/** Makes turns, which keep the order of tasks of one key in this process. */
export const createTurns = (): TakeTurn => {
  const last = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const run = (last.get(key) ?? Promise.resolve()).then(task)
    const ended = run.catch(() => {})
    last.set(key, ended)
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key)
    })
    return run
  }
}
