/** Something that changes, and callers who wait for a certain change. */
export interface Watch {
  /** Lets all who wait look again. */
  changed(): void
  /** Resolves as soon as it is true. */
  until(isTrue: () => boolean): Promise<void>
}

/** Creates a watch. */
export const createWatch = (): Watch => {
  const waiting = new Set<() => void>()
  return {
    changed: () => waiting.forEach(look => look()),
    until: isTrue =>
      new Promise(resolve => {
        const look = () => {
          if (!isTrue()) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
  }
}
