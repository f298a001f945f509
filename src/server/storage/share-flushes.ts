/** A commit that has been sent off. */
export interface Commit {
  /** Settles as the commit does: the next transaction may begin. */
  committed: Promise<unknown>
  /** Resolves when the commit has reached the disk. */
  stored: Promise<void>
}

/** Commits, and what they wait for before they are answered. */
export interface SharedFlushes {
  /** Commits, and flushes the commit to the disk together with those that came meanwhile. */
  commit(run: () => Promise<unknown>): Commit
  /**
   * Waits until all that is committed now has reached the disk.
   *
   * @throws What the last flush threw.
   */
  settled(): Promise<void>
}

/**
 * Lets commits share flushes: one is under way at a time, and all that are committed meanwhile share the
 * next one.
 */
export const shareFlushes = (flush: () => Promise<void>): SharedFlushes => {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  const join = (): Promise<void> => {
    next ??= underWay.then(() => {
      const flushed = flush()
      underWay = flushed.catch(() => undefined)
      next = undefined
      return flushed
    })
    return next
  }

  return {
    commit(run) {
      const before = last
      const committed = run()
      const stored = committed.then(join)
      // Before anyone can read what is committed.
      last = committed.then(
        () => stored,
        () => before
      )
      last.catch(() => undefined)
      return { committed, stored }
    },
    settled: () => last
  }
}
