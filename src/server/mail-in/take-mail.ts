import type { FastifyBaseLogger } from 'fastify'
import { ChatError, TEXT_MAX_CHARS } from '../../protocol'
import {
  type AnswerResult,
  type ComplaintResult,
  isMailOfAddress,
  type MailReportResult,
  readMailedTexts,
  receiveAnswer,
  receiveComplaint,
  receiveLetter,
  receiveMailReport,
  type UserMail
} from '../domain/flows'
import { toOneLine } from '../domain/records'
import type { AppContext, Tx } from '../domain/transaction'
import { cleanFileName, type FileStore, inspect } from '../files'
import {
  type Answer,
  type AnswerFile,
  hasOwnWords,
  type Letter,
  type MailSettings,
  type MailTarget,
  readAnswer
} from '../mail'
import { type CheckedSender, UNCHECKED } from './check-sender'

/** A mail is in memory while it is read. Files of 25 MB fit: encoding adds a third. */
export const MAIL_MAX_BYTES = 36_000_000
/** Files of one mail that are taken; the others stay in the mail that is kept. */
const FILES_MAX = 20
/** Messages that a long text becomes; the rest stays in the mail that is kept. */
const TEXTS_MAX = 5

type KeptFile = UserMail['files'][number]

/** Services that taking a mail works with. */
export interface TakeServices {
  domain: AppContext
  files: FileStore
  mail: Pick<MailSettings, 'from' | 'domain'>
  /** Public address of the server, for files. */
  publicUrl: string
  log: FastifyBaseLogger
}

/** Result of a mail; `closed`: its conversation takes no messages any more. `unreadable`: it is no mail. */
export type Taken = AnswerResult | MailReportResult | ComplaintResult | 'closed' | 'unreadable'

async function* streamOf(...parts: Buffer[]) {
  for (const part of parts) if (part.length) yield part
}

/** @returns Undefined: such a file is not taken. */
const unlessRefused = async (keep: () => Promise<KeptFile>): Promise<KeptFile | undefined> => {
  try {
    return await keep()
  } catch (error) {
    if (error instanceof ChatError && error.code !== 'unavailable') return undefined
    throw error
  }
}

const keepFile = (files: FileStore, { name, bytes }: AnswerFile) =>
  unlessRefused(async () => {
    const { mediaType, source, imageSize } = inspect(streamOf(bytes), name, files.maxBytes)
    return { ...(await files.put(source)), name, mediaType, ...imageSize() }
  })

const keepOriginal = (files: FileStore, results: string, raw: Buffer) =>
  unlessRefused(async () => ({
    ...(await files.put(streamOf(Buffer.from(results), raw))),
    name: 'mail.eml',
    mediaType: 'message/rfc822'
  }))

/** Cuts a text into messages, at the ends of lines or words where there are some. */
const inMessages = (text: string): string[] => {
  const found: string[] = []
  let rest = [...text]
  while (rest.length && found.length < TEXTS_MAX) {
    const part = rest.slice(0, TEXT_MAX_CHARS).join('')
    const isLast = rest.length <= TEXT_MAX_CHARS
    const end = isLast ? part.length : Math.max(part.lastIndexOf('\n'), part.lastIndexOf(' '))
    const cut = end > part.length / 2 ? part.slice(0, end) : part
    found.push(cut.trim())
    rest = rest.slice([...cut].length)
  }
  return found.filter(Boolean)
}

/** A mail that was read, with what is known of its sender. */
interface OpenedMail {
  raw: Buffer
  sender: CheckedSender
  answer: Answer
}

/**
 * Keeps the files of a mail for one conversation, with which they are deleted.
 *
 * @param words Texts of the mail that count.
 */
const keepAndReceive = async (
  { raw, sender, answer }: OpenedMail,
  words: string[],
  { domain, files }: TakeServices,
  receive: (tx: Tx, mail: UserMail) => Promise<AnswerResult>
): Promise<Taken> => {
  const kept: KeptFile[] = []
  const refused: string[] = []
  for (const { name: given, bytes } of answer.files.slice(0, FILES_MAX)) {
    const name = cleanFileName(given)
    const file = await keepFile(files, { name, bytes })
    if (file) kept.push(file)
    else refused.push(`📎 ${name}`)
  }
  const texts = inMessages([...words, ...refused].filter(Boolean).join('\n\n'))
  if (!texts.length && !kept.length) return 'ignored'

  const original = await keepOriginal(files, sender.fields, raw)
  const identity = answer.messageId ?? raw
  const taken = await domain
    .write(tx => receive(tx, { identity, texts, files: kept, original }))
    .catch((error: unknown): Taken => {
      if (error instanceof ChatError && error.code === 'forbidden') return 'closed'
      throw error
    })
  // An hourly job removes what is left here.
  if (taken !== 'taken') {
    for (const { id } of original ? [...kept, original] : kept)
      await files.remove(id).catch(() => {})
  }
  return taken
}

/** Chooses the words of an answer: all, if its author has written into what it quotes. */
const wordsOf = async (
  token: string,
  { answer: { text, quote, letter } }: OpenedMail,
  { domain }: TakeServices
): Promise<string> => {
  if (quote === undefined) return text
  return hasOwnWords(quote, await readMailedTexts(domain.storage.read, token)) ? letter.text : text
}

const takeAnswer = async (
  token: string,
  opened: OpenedMail,
  services: TakeServices
): Promise<Taken> => {
  const words = await wordsOf(token, opened, services)
  return keepAndReceive(opened, [words], services, (tx, mail) =>
    receiveAnswer(tx, token, mail, services.publicUrl)
  )
}

/** Tells whether a mail comes from an address of ours, or goes to many. */
const isNoLetter = ({ author, isForMany }: Letter, { mail: { domain } }: TakeServices): boolean =>
  isForMany || (!!domain && !!author?.address.toLowerCase().endsWith(`@${domain}`))

/** Takes a mail to an address of a business: as an answer if it is one, else as the first of a conversation. */
const takeLetter = async (
  address: string,
  opened: OpenedMail,
  services: TakeServices
): Promise<Taken> => {
  const { domain, publicUrl } = services
  const { letter } = opened.answer
  const { author, referredToken: token, text, language } = letter
  const subject = toOneLine(letter.subject)
  if (token !== undefined && (await isMailOfAddress(domain.storage.read, token, address))) {
    const taken = await takeAnswer(token, opened, services)
    if (taken !== 'closed' && taken !== 'unknown') return taken
  }
  if (isNoLetter(letter, services)) return 'ignored'
  if (!author) return 'unreadable'
  const isProven = opened.sender.proven?.toLowerCase() === author.address.toLowerCase()
  return keepAndReceive(opened, [subject, text], services, (tx, mail) =>
    receiveLetter(tx, address, { ...mail, author, isProven, subject, language }, publicUrl)
  )
}

/**
 * Reads a mail, once for all addresses that it came to.
 *
 * @param sender Result of the checks of its sender, which is kept with it.
 * @returns Function that takes it for one of our places. What was kept for nothing is removed again. Throws
 *   {@link ChatError} `unavailable`; the mail may be sent again later.
 */
export const openMail = async (
  raw: Buffer,
  services: TakeServices,
  sender: CheckedSender = UNCHECKED
): Promise<(target: MailTarget) => Promise<Taken>> => {
  const { domain, mail, log } = services
  const answer = await readAnswer(raw, mail.from).catch(() => undefined)
  if (!answer) return async () => 'unreadable'
  const { report, feedback, automatic } = answer
  if (automatic !== undefined && !report && !feedback) {
    log.info({ event: 'mail.ignored', reason: automatic }, 'no person wrote this mail')
    return async () => 'ignored'
  }
  const opened = { raw, sender, answer }
  return async target => {
    if ('address' in target) {
      return report || feedback ? 'ignored' : takeLetter(target.address, opened, services)
    }
    const { token } = target
    if (report) return domain.write(tx => receiveMailReport(tx, token, report))
    if (feedback === 'complaint') return domain.write(tx => receiveComplaint(tx, token))
    return feedback ? 'ignored' : takeAnswer(token, opened, services)
  }
}
