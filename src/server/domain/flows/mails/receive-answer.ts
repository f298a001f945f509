import { EMAIL } from '../../../channels'
import type { Db, Row } from '../../../storage'
import { findMailByToken, findSentMessage, getConversation } from '../../records'
import type { Tx } from '../../transaction'
import { mailMessageId, postMail, type UserMail } from './post-mail'

const HOUR_MS = 3_600_000
/** Answers by mail that a conversation takes. */
const ANSWERS_PER_HOUR_MAX = 60

/**
 * Result: `known`: it came before. `ignored`: the business takes nothing from its author. `unknown`: there is
 * no such address. `full`: no more is taken for now.
 */
export type AnswerResult = 'taken' | 'known' | 'ignored' | 'unknown' | 'full'

const countLately = async (
  { db, now }: Tx,
  { id }: Pick<Row<'conversations'>, 'id'>
): Promise<number> => {
  const { count } = await db
    .selectFrom('messages')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('conversationId', '=', id)
    .where('received', '>', now - HOUR_MS)
    .where('authorType', '=', 'user')
    .where('sourceJson', '=', JSON.stringify({ type: EMAIL }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const findPlace = async (db: Db, token: string) => {
  const mail = await findMailByToken(db, token)
  if (!mail || mail.conversationId === null) return undefined
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', mail.userId)
    .executeTakeFirst()
  const conversation = user && (await getConversation(db, user.appId, mail.conversationId))
  return conversation && { user, conversation }
}

/** Finds the app of the conversation that answers to a mail are for; undefined: there is none. */
export const findAppOfMail = async (db: Db, token: string): Promise<string | undefined> =>
  (await findPlace(db, token))?.user.appId

/**
 * Posts an answer to a mail in the conversation of that mail, as its reader: once, however often it comes.
 *
 * @param publicUrl Public address of the server, for files.
 */
export const receiveAnswer = async (
  tx: Tx,
  token: string,
  mail: UserMail,
  publicUrl: string
): Promise<AnswerResult> => {
  const place = await findPlace(tx.db, token)
  if (!place) return 'unknown'
  const { user, conversation } = place
  if (user.blockedAt !== null) return 'ignored'
  if (await findSentMessage(tx.db, user.id, mailMessageId(mail.identity))) return 'known'
  if ((await countLately(tx, conversation)) >= ANSWERS_PER_HOUR_MAX) return 'full'
  await postMail(tx, mail, { conversation, user, source: { type: EMAIL }, publicUrl })
  return 'taken'
}
