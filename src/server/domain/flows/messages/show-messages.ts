import { type Db, readJson, type Row } from '../../../storage'
import { type MessageContent, readExtras } from '../../records'
import { type RestMessage, restMessage } from '../../views'

const quotedIdOf = ({ contentJson, extrasJson }: Row<'messages'>): string | undefined => {
  const content = readJson<MessageContent>(contentJson)
  if (content.type === 'formResponse') return content.quotedMessageId
  const { quoted } = readExtras(extrasJson)
  return quoted?.type === 'message' ? quoted.messageId : undefined
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
