import type { Timeline, TimelineEntry } from '../../client'

/** Calls with the newest messages now, and whenever one of them changes. Returns what stops it. */
export const watchNewestBlock = (
  { blocks }: Timeline,
  changed: (entries: readonly TimelineEntry[]) => void
): (() => void) => {
  let stop = () => {}
  const stopAll = blocks.subscribe(all => {
    stop()
    const last = all.at(-1)
    stop = () => {}
    if (last) stop = last.entries.subscribe(changed)
    else changed([])
  })
  return () => {
    stopAll()
    stop()
  }
}
