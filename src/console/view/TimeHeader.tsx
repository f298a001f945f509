import { ThreadTime } from './ThreadTime'

/** Says the time between two parts of a thread. */
export function TimeHeader({ at }: { at: string }) {
  return (
    <p className="time-header">
      <ThreadTime at={at} />
    </p>
  )
}
