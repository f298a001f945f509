import { dayOf } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { AWAY, appOpenState, appSettings, listBusinessWords } from '../../records'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** No away message comes so soon after another one. */
const REPEATED_MS = 12 * HOUR_MS
/** No away message comes so soon after somebody of the business has written. */
const ATTENDED_MS = 15 * MINUTE_MS
/** Longest time that a day of a calendar and twelve hours go back. */
const LOOK_BACK_MS = 26 * HOUR_MS

/**
 * Finds what a business that is closed says to a visitor who has just written: nothing where it has said so
 * on the same day, within 12 hours, or somebody wrote within 15 minutes.
 *
 * @param app The one of the conversation.
 */
export const findAwayMessage = async (
  db: Db,
  { id: conversationId }: Pick<Row<'conversations'>, 'id'>,
  app: Pick<Row<'apps'>, 'settingsJson'>,
  now: number
): Promise<string | undefined> => {
  const settings = appSettings(app)
  const { awayMessage, officeHours } = settings
  if (!awayMessage || appOpenState(settings, now)?.isOpen !== false) return undefined

  const timeZone = officeHours?.timeZone ?? 'UTC'
  const said = await listBusinessWords(db, { conversationId, since: now - LOOK_BACK_MS })
  const isEnough = said.some(({ received, subtypes, isWritten }) =>
    subtypes.includes(AWAY)
      ? received > now - REPEATED_MS || dayOf(timeZone, received) === dayOf(timeZone, now)
      : isWritten && received > now - ATTENDED_MS
  )
  return isEnough ? undefined : awayMessage
}
