import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type MailFacts, composeMail, hasOwnWords } from '../../../src/server/mail'
import { cutQuote, findQuote } from '../../../src/server/mail/answers/cut-quote'
import { htmlText } from '../../../src/server/mail/answers/html-text'
import { MAIL_TEXTS } from '../../../src/server/mail/texts'
import { readMail } from '../../util/mail'

const FOLDER = 'test/fixtures/mail/replies'
const readReply = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

/** Published replies of the GitHub email_reply_parser, and where the text that is kept ends. */
const PUBLISHED: Record<string, string | RegExp> = {
  'correct_sig.txt': 'this is an email with a correct -- signature.',
  'email_1_3.txt': /^Oh thanks\.\n\nHaving the function would be great\./,
  'email_1_4.txt': "Awesome! I haven't had another problem with it.",
  'email_1_5.txt': /^One: Here's what I've got\.[^]+for a while\.$/,
  'email_1_6.txt': 'I get proper rendering as well.',
  'email_1_7.txt': ':+1:',
  'email_2_1.txt': 'Outlook with a reply',
  'email_2_2.txt': 'Outlook with a reply directly above line',
  'email_2_3.txt': 'Outlook with a reply directly above line',
  'email_BlackBerry.txt': 'Here is another email',
  'email_bullets.txt': /^test 2 this should list second[^]+- and another$/,
  'email_iPhone.txt': 'Here is another email',
  'email_multi_word_sent_from_my_mobile_device.txt': 'Here is another email',
  'email_one_is_not_on.txt': /^Thank, this is really helpful\.[^]+when I run\.\.\.$/,
  'email_sent_from_my_not_signature.txt': /Sent from my desk, is much easier/,
  'email_sig_delimiter_in_middle_of_line.txt': /-- this is not a signature\.\n\nkthxbai$/,
  'greedy_on.txt': /^On your remote host you can run:[^]+the tunnel is not working\.$/,
  'pathological.txt': /^I think you're onto something\.[^]+computer\.$/
}
/** Replies of which more is kept than was written: all of it, with answers between quotes. */
const KEPT_WHOLE = {
  'email_1_1.txt': 'the footer of a mailing list',
  'email_1_2.txt': 'an answer below the quote',
  'email_1_8.txt': 'answers between quotes',
  'email_long_quote.txt': 'a line of thousands of marks'
}

const FACTS: MailFacts = {
  messageId: '<1.2@example.com>',
  token: '0'.repeat(32),
  businessName: 'Shop',
  to: 'ann@example.com',
  language: 'en',
  pageUrl: 'https://shop.example/cart',
  addressToken: '1'.repeat(32),
  news: {
    messages: [{ authorName: 'Ben', text: 'Shall we\nsend it on Monday?', links: [] }],
    earlierIds: []
  }
}
/** A mail of ours as its reader has it. */
const ours = async (language: string) => {
  const settings = { from: 'hello@pipit.example', domain: 'reply.example.com' }
  const raw = await composeMail({ ...FACTS, language }, settings, 'https://chat.example.com')
  return readMail(raw.toString('latin1'))
}
const marked = (text: string) => text.replace(/^/gm, '> ')

const FROM = 'Shop <reply+00@reply.example.com>'
/** Headers that mail programs write above a quote. */
const HEADERS: [program: string, language: string, header: string][] = [
  ['Gmail', 'en', `On Tue, May 5, 2026 at 10:00 AM ${FROM} wrote:`],
  [
    'Gmail, wrapped',
    'en',
    `On Tue, May 5, 2026 at 10:00 AM Shop <\nreply+00@reply.example.com> wrote:`
  ],
  ['Gmail', 'de', `Am Di., 5. Mai 2026 um 10:00 Uhr schrieb ${FROM}:`],
  ['Gmail', 'fr', `Le mar. 5 mai 2026 à 10:00, ${FROM} a écrit :`],
  ['Gmail', 'es', `El mar, 5 may 2026 a las 10:00, ${FROM} escribió:`],
  ['Gmail', 'it', `Il giorno mar 5 mag 2026 alle ore 10:00 ${FROM} ha scritto:`],
  ['Gmail', 'pt-BR', `Em ter., 5 de mai. de 2026 às 10:00, ${FROM} escreveu:`],
  ['Gmail', 'nl', `Op di 5 mei 2026 om 10:00 schreef ${FROM}:`],
  ['Gmail', 'pl', `wt., 5 maj 2026 o 10:00 ${FROM} napisał(a):`],
  ['Gmail', 'ru', `вт, 5 мая 2026 г. в 10:00, ${FROM}:`],
  ['Gmail', 'ja', `2026年5月5日(火) 10:00 ${FROM}:`],
  ['Gmail', 'zh', `${FROM} 于2026年5月5日周二 10:00写道：`],
  ['Apple Mail', 'en', `On 5 May 2026, at 10:00, ${FROM} wrote:`],
  ['Yahoo', 'en', `On Tuesday, 5 May 2026 at 10:00:00 GMT+2, ${FROM} wrote: `],
  [
    'Outlook',
    'en',
    `________________________________\nFrom: ${FROM}\nSent: Tuesday, May 5, 2026 10:00\nTo: Ann <ann@example.com>\nSubject: New messages`
  ],
  [
    'Outlook',
    'de',
    `-----Ursprüngliche Nachricht-----\nVon: ${FROM}\nGesendet: Dienstag, 5. Mai 2026 10:00\nAn: Ann\nBetreff: Neue Nachrichten`
  ],
  [
    'Outlook',
    'fr',
    `________________________________\nDe : ${FROM}\nEnvoyé : mardi 5 mai 2026 10:00\nÀ : Ann\nObjet : Nouveaux messages`
  ]
]

const SAID = 'Yes, Monday is fine.\n\nPlease ring twice: the bell is weak.'

describe('The text of an answer by mail', () => {
  test('is looked at in all published replies', () => {
    const names = readdirSync(FOLDER).filter(name => name.endsWith('.txt'))
    expect([...Object.keys(PUBLISHED), ...Object.keys(KEPT_WHOLE)].sort()).toEqual(names.sort())
  })

  test.each(Object.entries(PUBLISHED))('ends before the quote in %s', (name, text) => {
    expect(cutQuote(readReply(name))).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text)
    )
  })

  test.each(Object.entries(KEPT_WHOLE))('is kept whole in %s, which has %s', name => {
    const whole = readReply(name).replace(/\r\n/g, '\n').trim()
    const kept = cutQuote(readReply(name))
    // A signature at the end may be gone.
    expect(whole.startsWith(kept)).toBe(true)
    expect(kept.length).toBeGreaterThan(Math.min(whole.length / 2, 50_000))
  })

  describe.each(HEADERS)('of %s in %s', (program, language, header) => {
    test.each([
      ['a gap', '\n\n'],
      ['no gap', '\n']
    ])('ends before the quoted mail of ours, with %s above', async (_, gap) => {
      const { text } = await ours(language)
      const quote = program === 'Outlook' ? text : marked(text)
      expect(cutQuote(`${SAID}${gap}${header}\n\n${quote}`)).toBe(SAID)
    })
  })

  test.each([
    [
      'Gmail',
      (html: string) => `<div class="gmail_quote"><div>On Tue Shop wrote:</div>${html}</div>`
    ],
    ['Apple Mail', (html: string) => `<br><blockquote type="cite">${html}</blockquote>`],
    [
      'Outlook',
      (html: string) =>
        `<hr><div id="divRplyFwdMsg"><b>From:</b> ${'Shop'} &lt;reply+00@reply.example.com&gt;<br><b>Sent:</b> Tuesday, May 5, 2026 10:00<br><b>To:</b> Ann<br><b>Subject:</b> New</div>${html}`
    ],
    ['Yahoo', (html: string) => `<div class="yahoo_quoted">On Tuesday Shop wrote:<br>${html}</div>`]
  ])('in HTML of %s ends before the quote', async (_, quote) => {
    const { html } = await ours('en')
    const answer = `<div>Yes, Monday is fine.</div><div><br></div><div>Please ring twice: the bell is weak.</div>${quote(html)}`
    expect(cutQuote(htmlText(answer)).replace(/\n{3,}/g, '\n\n')).toBe(SAID)
  })

  /** A mail of ours as HTML, cut in two below its message. */
  const inTwo = async () => {
    const { text } = await ours('en')
    const lines = text.split('\n').map(line => `<div>${line}</div>`)
    const end = lines.findIndex(line => line.includes('Monday')) + 1
    return { first: lines.slice(0, end).join(''), rest: lines.slice(end).join('') }
  }
  const HEADER = 'On Tue, May 5, 2026 at 10:00 AM Shop &lt;reply+00@reply.example.com&gt; wrote:'
  const GMAIL = `<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${HEADER}<br></div>`
  const OUTLOOK =
    '<hr><div id="divRplyFwdMsg"><b>From:</b> Shop &lt;reply+00@reply.example.com&gt;<br><b>Sent:</b> Tuesday, May 5, 2026 10:00<br><b>To:</b> Ann<br><b>Subject:</b> New</div>'
  const ANSWERED = 'Any day is fine.'

  test.each<[string, (first: string, rest: string) => string]>([
    [
      'between quotes in Gmail',
      (first, rest) =>
        `${GMAIL}<blockquote class="gmail_quote" style="margin:0">${first}</blockquote><div>${ANSWERED}</div><blockquote class="gmail_quote" style="margin:0">${rest}</blockquote></div>`
    ],
    [
      'below the quote in Gmail',
      (first, rest) =>
        `${GMAIL}<blockquote class="gmail_quote" style="margin:0">${first}${rest}</blockquote><div><br></div><div>${ANSWERED}</div></div>`
    ],
    [
      'between quotes in Apple Mail',
      (first, rest) =>
        `<div><blockquote type="cite"><div>${HEADER}</div><br><div>${first}</div></blockquote><div>${ANSWERED}</div><blockquote type="cite">${rest}</blockquote></div>`
    ],
    [
      'below the quote in Thunderbird',
      (first, rest) =>
        `<div class="moz-cite-prefix">${HEADER}<br></div><blockquote type="cite" cite="mid:1@example.com">${first}${rest}</blockquote><p>${ANSWERED}</p>`
    ]
  ])('in HTML alone is kept whole, with marks, where it stands %s', async (_, quote) => {
    const { first, rest } = await inTwo()
    const text = cutQuote(htmlText(`<div>See below.</div>${quote(first, rest)}`))
    expect(text).toMatch(/^See below\.\n/)
    expect(text.split('\n')).toContain(ANSWERED)
    expect(text.split('\n')).toContain('> send it on Monday?')
  })

  const SENT = { businessName: 'Shop', texts: ['Ben', 'Shall we\nsend it on Monday?'] }

  test('is found by its words in a quote whose lines have no marks, as in Outlook', async () => {
    const { first, rest } = await inTwo()
    const answer = (words: string) =>
      `<div>See below.</div>${OUTLOOK}${first}<p class="MsoNormal"><span style="color:#1F497D">${words}</span></p>${rest}`
    const hasWords = (words: string) => hasOwnWords(findQuote(htmlText(answer(words)))!, SENT)
    expect(hasWords(ANSWERED)).toBe(true)
    expect(hasWords('12')).toBe(true)
    expect(hasWords('はい')).toBe(true)
    expect(hasWords('')).toBe(false)
  })

  test.each(Object.keys(MAIL_TEXTS))('is not found in a mail of ours alone: %s', async language => {
    const { text, html } = await ours(language)
    for (const quote of [text, marked(text), htmlText(html)]) {
      expect(hasOwnWords(findQuote(`${SAID}\n\n${quote}`)!, SENT)).toBe(false)
    }
  })

  test('below the quote in plain text is kept whole', async () => {
    const { text } = await ours('en')
    const answer = `On Tue, 5 May 2026, Shop <reply+00@reply.example.com> wrote:\n${marked(text)}\n\n${SAID}`
    expect(cutQuote(answer)).toBe(answer)
  })

  test('ends before a quote, also with a signature below that', async () => {
    const { text } = await ours('en')
    expect(cutQuote(`${SAID}\n\n${marked(text)}\n\n-- \nAnn\n020 7946 0000`)).toBe(SAID)
  })

  test.each([
    'Sent from my iPhone',
    'Von meinem iPhone gesendet',
    'Envoyé de mon iPhone',
    'Get Outlook for Android'
  ])('ends before "%s"', added => {
    expect(cutQuote(`Yes.\n\n${added}`)).toBe('Yes.')
  })

  test.each([
    'Sent from my phone, since the laptop broke.',
    'On Monday at 10:00:\nbring the parcel to hello@pipit.example',
    'From: the left\nTo: the right\nThen: up'
  ])('that only looks like more than an answer is kept: %j', text => {
    expect(cutQuote(text)).toBe(text)
  })

  test('that is nothing but a quote is kept whole', () => {
    const text = '> Shall we send it on Monday?'
    expect(cutQuote(text)).toBe(text)
  })
})
