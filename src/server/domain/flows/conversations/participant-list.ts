import type { Db } from '../../../storage'
import { associationsOf, type Page, type PageRequest, readPageById } from '../../records'
import { type RestParticipant, restParticipant } from '../../views'

/** Lists who takes part in a conversation, in the order they came, as the REST API shows them. */
export const viewParticipants = async (
  db: Db,
  conversationId: string,
  page: PageRequest
): Promise<Page<RestParticipant>> => {
  const { items, hasMore } = await readPageById(
    db,
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
