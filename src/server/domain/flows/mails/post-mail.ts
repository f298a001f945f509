import { createHash } from 'node:crypto'
import type { Content, MessageSource } from '../../../../protocol'
import type { Row } from '../../../storage'
import { fileContent, fileUrl, insertFile, type NewFile, readDisplayedProfile } from '../../records'
import type { Tx } from '../../transaction'
import { markRead } from '../conversations'
import { hidesCards, maskFields, postMessage } from '../messages'

type KeptFile = Omit<NewFile, 'appId' | 'conversationId'>

/** A mail of a user, with its files kept already. */
export interface UserMail {
  /** Message-ID of the mail, or all of it where it has none. */
  identity: string | Buffer
  /** Texts of its messages. */
  texts: string[]
  files: KeptFile[]
  /** The mail as it came; undefined: it cannot be kept. */
  original: KeptFile | undefined
}

/** Place and circumstances of the messages that a mail becomes. */
export interface Posting {
  conversation: Row<'conversations'>
  user: Row<'users'>
  source: MessageSource
  /** Subject by which the mail is answered; undefined: it answers one of ours. */
  subject?: string | undefined
  /** Whether no away message follows. @default false */
  isQuiet?: boolean
  /** Public address of the server, for files. */
  publicUrl: string
}

const LETTERS = 'ghijklmnop'

/** Makes the id of the first message of a mail, of letters alone: it looks like no number of a card. */
export const mailMessageId = (identity: UserMail['identity']): string => {
  const hash = createHash('sha256').update(identity).digest('hex')
  return `mail-${hash.replace(/\d/g, digit => LETTERS[Number(digit)] ?? '')}`
}

/**
 * Posts a mail as its author. It is kept as it came with the first message, unless the app hides numbers of
 * cards, which may be in it.
 */
export const postMail = async (
  tx: Tx,
  { identity, texts, files, original }: UserMail,
  { conversation, user, source, subject, isQuiet = false, publicUrl }: Posting
): Promise<void> => {
  const { db } = tx
  const { appId, id: conversationId } = conversation
  const { id: userId, profileJson } = user
  const firstId = mailMessageId(identity)
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
  const extras = {
    ...(mail && { originalMail: fileUrl(publicUrl, mail) }),
    ...(subject ? await maskFields(db, appId, { mailSubject: subject }) : {})
  }
  await markRead(tx, conversation, { role: 'user', userId }, source)
  for (const [at, content] of contents.entries()) {
    await postMessage(tx, {
      conversation,
      author: { type: 'user', userId, ...shown },
      content,
      source,
      clientMessageId: `${firstId}${at ? `-${at}` : ''}`,
      isQuiet,
      ...(at === 0 && Object.keys(extras).length > 0 && { extras })
    })
  }
  for (const file of mail ? [...kept, mail] : kept) {
    await insertFile(tx, { ...file, appId, conversationId })
  }
}
