import { isRightToLeft } from '../../protocol'
import { answerAddress } from './answers'
import type { MailParts } from './mail-html'
import type { MailSettings } from './read-mail-settings'
import { fillName, wordsIn } from './texts'
import { writeMail } from './write-mail'

/** Mails that References name: the first one and the newest ones. */
const REFERENCES_MAX = 10

/** A message as a mail shows it. */
export interface ShownMessage {
  authorName?: string | undefined
  text: string
  links: { text: string; url: string }[]
}

/** Facts of a mail that is to be composed. */
export interface MailFacts {
  messageId: string
  /** Random part of the address for answers. */
  token: string
  businessName: string
  to: string
  /** Tag of a language of the widget. */
  language: string
  pageUrl?: string | undefined
  /** Token of the links about the address. */
  addressToken: string
  /** Undefined: it asks to confirm the address. */
  news?:
    | {
        messages: ShownMessage[]
        /** Message-IDs of earlier mails of the thread, oldest first. */
        earlierIds: string[]
        subject?: string | undefined
      }
    | undefined
}

type Settings = Pick<MailSettings, 'from' | 'domain' | 'mailbox' | 'dkim'>

const threadOf = (earlierIds: string[]) => {
  const newest = earlierIds.at(-1)
  if (newest === undefined) return {}
  const references = [
    ...new Set([...earlierIds.slice(0, 1), ...earlierIds.slice(1 - REFERENCES_MAX)])
  ]
  return { inReplyTo: newest, references }
}

const confirmation = (facts: MailFacts, publicUrl: string): MailParts => {
  const words = wordsIn(facts.language)
  const fill = (text: string) => fillName(text, facts.businessName)
  return {
    lang: facts.language,
    dir: isRightToLeft(facts.language) ? 'rtl' : 'ltr',
    subject: fill(words.confirmSubject),
    lead: fill(words.confirmLead),
    messages: [],
    action: {
      text: words.confirmAction,
      url: `${publicUrl}/mail/confirm/${facts.addressToken}`
    },
    notes: [words.confirmIgnore]
  }
}

const newsOf = (
  facts: MailFacts,
  { messages, subject }: NonNullable<MailFacts['news']>,
  { domain, mailbox }: Settings,
  unsubscribeUrl: string
): MailParts => {
  const words = wordsIn(facts.language)
  const fill = (text: string) => fillName(text, facts.businessName)
  const isAnswered = domain !== undefined || mailbox !== undefined
  return {
    lang: facts.language,
    dir: isRightToLeft(facts.language) ? 'rtl' : 'ltr',
    subject: subject ?? fill(words.subject),
    marker: isAnswered ? `— ${words.replyAbove} —` : undefined,
    lead: fill(words.lead),
    messages,
    action: facts.pageUrl === undefined ? undefined : { text: words.open, url: facts.pageUrl },
    notes: [words.reason, ...(isAnswered ? [] : [words.answerThere])],
    leave: { text: words.unsubscribe, url: unsubscribeUrl }
  }
}

/**
 * Composes a mail to a user.
 *
 * @returns The bytes that go to the server.
 */
export const composeMail = (
  facts: MailFacts,
  settings: Settings,
  publicUrl: string
): Promise<Buffer> => {
  const { news, messageId, businessName, to } = facts
  const { domain } = settings
  const unsubscribeUrl = `${publicUrl}/mail/unsubscribe/${facts.addressToken}`
  if (!news) {
    return writeMail(confirmation(facts, publicUrl), { messageId, businessName, to }, settings)
  }
  const headers = {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
  }
  return writeMail(
    newsOf(facts, news, settings, unsubscribeUrl),
    {
      messageId,
      businessName,
      to,
      replyTo: domain === undefined ? undefined : answerAddress(facts.token, domain),
      ...threadOf(news.earlierIds),
      headers
    },
    settings
  )
}
