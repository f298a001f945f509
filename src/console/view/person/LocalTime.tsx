import { useValue } from '../../../ui'
import { useConsole, useTexts } from '../context'

/** Place that a time zone is named after, such as `New York`. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ')

/** Names the place of a time zone, and what time it is there; nothing where that is not known. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const { $now } = useConsole()
  const { times } = useTexts()
  const time = times.timeIn(timeZone, useValue($now))
  if (time === undefined) return null
  return (
    <>
      <bdi>{cityOf(timeZone)}</bdi> · <bdi>{time}</bdi>
    </>
  )
}
