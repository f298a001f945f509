import type { FastifyBaseLogger } from 'fastify'
import { ChatError, TEXT_MAX_CHARS } from '../../protocol'
import {
  type AnswerResult,
  type ComplaintResult,
  type MailAnswer,
  type MailReportResult,
  receiveAnswer,
  receiveComplaint,
  receiveMailReport
} from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { cleanFileName, type FileStore, inspect } from '../files'
import { type Answer, type AnswerFile, type MailSettings, readAnswer } from '../mail'

/** A mail is in memory while it is read. Files of 25 MB fit: encoding adds a third. */
export const MAIL_MAX_BYTES = 36_000_000
/** Files of one mail that are taken; the others stay in the mail that is kept. */
const FILES_MAX = 20
/** Messages that a long text becomes; the rest stays in the mail that is kept. */
const TEXTS_MAX = 5

type KeptFile = MailAnswer['files'][number]

/** Services that taking a mail works with. */
export interface TakeServices {
  domain: AppContext
  files: FileStore
  mail: Pick<MailSettings, 'from'>
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
    const { mediaType, source } = inspect(streamOf(bytes), name, files.maxBytes)
    return { ...(await files.put(source)), name, mediaType }
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

/** Keeps the files of a mail for one conversation, with which they are deleted. */
const takeAnswer = async (
  token: string,
  { raw, results, answer }: { raw: Buffer; results: string; answer: Answer },
  { domain, files, publicUrl }: TakeServices
): Promise<Taken> => {
  const kept: KeptFile[] = []
  const refused: string[] = []
  for (const { name: given, bytes } of answer.files.slice(0, FILES_MAX)) {
    const name = cleanFileName(given)
    const file = await keepFile(files, { name, bytes })
    if (file) kept.push(file)
    else refused.push(`📎 ${name}`)
  }
  const texts = inMessages([answer.text, ...refused].filter(Boolean).join('\n\n'))
  if (!texts.length && !kept.length) return 'ignored'

  const original = await keepOriginal(files, results, raw)
  const identity = answer.messageId ?? raw
  const taken = await domain
    .write(tx => receiveAnswer(tx, token, { identity, texts, files: kept, original }, publicUrl))
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

/**
 * Reads a mail, once for all addresses that it came to.
 *
 * @param results Header fields with what checks of its sender have said, to keep with it.
 * @returns Function that takes it for an address for answers, by the random part of that. What was kept for
 *   nothing is removed again. Throws {@link ChatError} `unavailable`; the mail may be sent again later.
 */
export const openMail = async (
  raw: Buffer,
  services: TakeServices,
  results = ''
): Promise<(token: string) => Promise<Taken>> => {
  const { domain, mail, log } = services
  const answer = await readAnswer(raw, mail.from).catch(() => undefined)
  if (!answer) return async () => 'unreadable'
  const { report, feedback } = answer
  if (report) return token => domain.write(tx => receiveMailReport(tx, token, report))
  if (feedback === 'complaint') return token => domain.write(tx => receiveComplaint(tx, token))
  if (feedback) return async () => 'ignored'
  if (answer.automatic !== undefined) {
    log.info({ event: 'mail.ignored', reason: answer.automatic }, 'no person wrote this mail')
    return async () => 'ignored'
  }
  return token => takeAnswer(token, { raw, results, answer }, services)
}
