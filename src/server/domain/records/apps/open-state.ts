import { findOpenState, type OpenState } from '../../../../protocol'
import type { AppSettings } from './apps'

/** Open whenever it is not away. */
const ALWAYS: OpenState = { isOpen: true, changesAt: undefined }

/**
 * Tells whether a business answers now, by its hours and by hand.
 *
 * @param settings Of its app.
 * @param now Milliseconds since the epoch.
 * @returns Undefined for a business that has said nothing about hours.
 */
export const appOpenState = (
  { officeHours, awayUntil }: Pick<AppSettings, 'officeHours' | 'awayUntil'>,
  now: number
): OpenState | undefined => {
  const stateAt = (time: number) => (officeHours ? findOpenState(officeHours, time) : ALWAYS)
  const back = awayUntil === null ? now : Date.parse(awayUntil)
  if (back <= now) return officeHours ? stateAt(now) : undefined
  const later = stateAt(back)
  return { isOpen: false, changesAt: later.isOpen ? back : later.changesAt }
}
