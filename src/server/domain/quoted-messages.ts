import type { Db, Row } from '../storage'
import type { MessageContent } from './client-shapes'
import { type RestMessage, restMessage } from './rest-shapes'

const quotedIdOf = ({ contentJson }: Row<'messages'>): string | undefined => {
  const content = JSON.parse(contentJson) as MessageContent
  return content.type === 'formResponse' ? content.quotedMessageId : undefined
}

/** Shows messages of one conversation to the business, each with what it quotes. */
export const showMessages = async (
  db: Db,
  conversationId: string,
  rows: Row<'messages'>[]
): Promise<RestMessage[]> => {
  const quotedIds = rows.map(quotedIdOf)
  const wanted = quotedIds.filter(id => id !== undefined)
  const quoted = wanted.length
    ? await db
        .selectFrom('messages')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .where('id', 'in', wanted)
        .execute()
    : []
  const byId = new Map(quoted.map(row => [row.id, row]))
  return rows.map((row, index) => restMessage(row, byId.get(quotedIds[index] ?? '')))
}
