import type { Row } from '../../../storage'
import { type AppEvent, type AppContext, appTopic, newId, USER_CHANGE } from '../../transaction'

/** Types of the events about a conversation that only consoles hear. */
export type TeamEventType =
  | 'conversation:arrival'
  | 'conversation:presence'
  | 'conversation:scheduled'

const PAGE = 'user:page'
const GROUP = 'group:change'
const TYPES: ReadonlySet<string> = new Set<string>([
  'conversation:arrival',
  'conversation:presence',
  'conversation:scheduled',
  GROUP,
  PAGE,
  USER_CHANGE
])

type Context = Pick<AppContext, 'bus' | 'clock'>

/** Tells whether only consoles hear of an event. */
export const isOfTeam = ({ type }: Pick<AppEvent, 'type'>): boolean => TYPES.has(type)

const publish = ({ bus, clock }: Context, appId: string, type: string, payload: object): void => {
  const now = clock()
  const createdAt = new Date(now).toISOString()
  bus.publish(appTopic(appId), { id: newId(now), type, createdAt, payload })
}

/**
 * Tells the consoles of an app of something in a conversation. Ephemeral: nothing is stored, and neither visitors nor
 * programs hear it. Who misses it asks for the whole when the connection is back.
 */
export const announceToTeam = (
  context: Context,
  { id, appId }: Pick<Row<'conversations'>, 'id' | 'appId'>,
  type: TeamEventType,
  payload: object = {}
): void => publish(context, appId, type, { conversation: { id }, ...payload })

/** Tells the consoles of an app that a user has opened a page; ephemeral, as {@link announceToTeam}. */
export const announcePage = (
  context: Context,
  { id, appId }: Pick<Row<'users'>, 'id' | 'appId'>
): void => publish(context, appId, PAGE, { user: { id } })

/** Tells the consoles of an app that its groups have changed; ephemeral, as {@link announceToTeam}. */
export const announceGroups = (context: Context, appId: string): void =>
  publish(context, appId, GROUP, {})
