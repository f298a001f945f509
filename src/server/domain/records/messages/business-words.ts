import type { MessageSource } from '../../../../protocol'
import { prepared, readJson, type Row } from '../../../storage'

/** Kind of a message of the business that says that it is closed. */
export const AWAY = 'away'

/** A message of the business: when it was stored, and which kind it is. */
export interface BusinessWords {
  received: number
  /** Kinds that its author has given it. */
  subtypes: string[]
  /** Whether somebody or a program wrote it, not the messenger itself on a page. */
  isWritten: boolean
}

const subtypesOf = (authorJson: string): string[] =>
  readJson<{ subtypes?: string[] }>(authorJson).subtypes ?? []

/** Whether a message of such an author only says that the business is closed. */
export const isAway = (authorJson: string): boolean => subtypesOf(authorJson).includes(AWAY)

const select = prepared<
  { conversationId: string; since: number },
  Pick<Row<'messages'>, 'received' | 'authorJson' | 'sourceJson'>
>((db, value) =>
  db
    .selectFrom('messages')
    .select(['received', 'authorJson', 'sourceJson'])
    .where('conversationId', '=', value('conversationId'))
    .where('authorType', '=', 'business')
    .where('received', '>', value('since'))
)

/** Lists when the business has spoken in a conversation since a time. */
export const listBusinessWords = async (
  ...of: Parameters<typeof select>
): Promise<BusinessWords[]> =>
  (await select(...of)).map(({ received, authorJson, sourceJson }) => ({
    received,
    subtypes: subtypesOf(authorJson),
    isWritten: readJson<MessageSource>(sourceJson).type !== 'web'
  }))
