import type { ClientEvent } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { userEventSubjects } from '../../transaction'

type UserEventRow = Pick<Row<'userEvents'>, 'userId' | 'seq' | 'bodyJson'>

/** Selects the events of all users' logs that are about a conversation. */
export const selectUserEvents = (db: Db, conversationId: string) =>
  db
    .selectFrom('userEvents')
    .select(['userId', 'seq', 'bodyJson'])
    .where('conversationId', '=', conversationId)

/** Reads the event that a row holds. */
export const readEvent = ({ bodyJson }: Pick<UserEventRow, 'bodyJson'>): ClientEvent<string> =>
  JSON.parse(bodyJson)

/** Puts another event in the place of one, under the same `seq`; it may show less, never another message. */
export const replaceUserEvent = async (
  db: Db,
  { userId, seq }: Pick<UserEventRow, 'userId' | 'seq'>,
  event: ClientEvent<string>
): Promise<void> => {
  const { messageId } = userEventSubjects(event, userId)
  const isEmptied = messageId === null && event.conversation !== undefined
  await db
    .updateTable('userEvents')
    .set({
      bodyJson: JSON.stringify(event),
      ...(isEmptied && { messageId: null, authorId: null })
    })
    .where('userId', '=', userId)
    .where('seq', '=', seq)
    .execute()
}
