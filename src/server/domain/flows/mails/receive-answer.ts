import { createHash } from 'node:crypto'
import type { Content } from '../../../../protocol'
import { EMAIL } from '../../../channels'
import type { Db, Row } from '../../../storage'
import {
  fileContent,
  fileUrl,
  findMailByToken,
  findSentMessage,
  getConversation,
  insertFile,
  type NewFile,
  readDisplayedProfile
} from '../../records'
import type { Tx } from '../../transaction'
import { markRead } from '../conversations'
import { hidesCards, maskFields, postMessage } from '../messages'

const HOUR_MS = 3_600_000
/** Answers by mail that a conversation takes. */
const ANSWERS_PER_HOUR_MAX = 60

type KeptFile = Omit<NewFile, 'appId' | 'conversationId'>

/** An answer to a mail, with its files kept already. */
export interface MailAnswer {
  /** Message-ID of the mail, or all of it where it has none. */
  identity: string | Buffer
  /** Texts of its messages. */
  texts: string[]
  files: KeptFile[]
  /** The mail as it came; undefined: it cannot be kept. */
  original: KeptFile | undefined
}

/**
 * Result: `known`: it came before. `ignored`: the business takes nothing from its author. `unknown`: there is
 * no such address for answers. `full`: its conversation takes no more of them for now.
 */
export type AnswerResult = 'taken' | 'known' | 'ignored' | 'unknown' | 'full'

const LETTERS = 'ghijklmnop'

/** Makes an id of letters alone, which looks like no number of a card. */
const idOf = (identity: MailAnswer['identity']): string => {
  const hash = createHash('sha256').update(identity).digest('hex')
  return `mail-${hash.replace(/\d/g, digit => LETTERS[Number(digit)] ?? '')}`
}

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

/**
 * Posts an answer to a mail in the conversation of that mail, as its reader: once, however often it comes. The
 * mail as it came is kept with the first message, unless the app hides numbers of cards, which may be in it.
 *
 * @param publicUrl Public address of the server, for files.
 */
export const receiveAnswer = async (
  tx: Tx,
  token: string,
  { identity, texts, files, original }: MailAnswer,
  publicUrl: string
): Promise<AnswerResult> => {
  const { db } = tx
  const place = await findPlace(db, token)
  if (!place) return 'unknown'
  const { user, conversation } = place
  if (user.blockedAt !== null) return 'ignored'
  const firstId = idOf(identity)
  if (await findSentMessage(db, user.id, firstId)) return 'known'
  if ((await countLately(tx, conversation)) >= ANSWERS_PER_HOUR_MAX) return 'full'

  const { appId, id: conversationId } = conversation
  const { id: userId, profileJson } = user
  const source = { type: EMAIL }
  const shown = await readDisplayedProfile(db, { appId, userId, profileJson })
  const kept: KeptFile[] = []
  for (const file of files) {
    kept.push({ ...file, ...(await maskFields(db, appId, { name: file.name })) })
  }
  const contents: Content[] = [
    ...texts.map((text): Content => ({ type: 'text', text })),
    ...kept.map(file => fileContent(file, fileUrl(publicUrl, file)))
  ]
  const mail = (await hidesCards(db, appId)) ? undefined : original
  await markRead(tx, conversation, { role: 'user', userId }, source)
  for (const [at, content] of contents.entries()) {
    await postMessage(tx, {
      conversation,
      author: { type: 'user', userId, ...shown },
      content,
      source,
      clientMessageId: `${firstId}${at ? `-${at}` : ''}`,
      ...(mail && at === 0 && { extras: { originalMail: fileUrl(publicUrl, mail) } })
    })
  }
  for (const file of mail ? [...kept, mail] : kept) {
    await insertFile(tx, { ...file, appId, conversationId })
  }
  return 'taken'
}
