import type { Db, Row } from '../../storage'
import { associationsOf } from '../clients/client-associations'
import { type Page, type PageRequest, readPageById } from '../pages'
import { type RestParticipant, restParticipant } from '../rest-shapes'

/** Lists who takes part in a conversation, in the order they came, as the REST API shows them. */
export const viewParticipants = async (
  db: Db,
  conversationId: string,
  page: PageRequest
): Promise<Page<RestParticipant>> => {
  const { items, hasMore } = await readPageById(
    db
      .selectFrom('participants')
      .innerJoin('users', 'users.id', 'participants.userId')
      .selectAll('participants')
      .select('users.externalId')
      .where('conversationId', '=', conversationId),
    'participants.id',
    page
  )
  const associations = await associationsOf(
    db,
    items.map(({ userId }) => userId)
  )
  return { items: items.map(item => restParticipant(item, associations)), hasMore }
}

/** Finds the user who has a place in a conversation. */
export const findParticipatingUser = (
  db: Db,
  conversationId: string,
  participantId: string
): Promise<Row<'users'> | undefined> =>
  db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .selectAll('users')
    .where('participants.conversationId', '=', conversationId)
    .where('participants.id', '=', participantId)
    .executeTakeFirst()
