import { escapeHtml } from '../../guide/escape-html'

/** Parts of a mail, in the language of its reader. */
export interface MailParts {
  lang: string
  dir: 'ltr' | 'rtl'
  subject: string
  /** Line above which answers stand; undefined: answers to the mail are not read. */
  marker?: string | undefined
  lead: string
  messages: { authorName?: string | undefined; text: string; links: Link[] }[]
  action?: Link | undefined
  notes: string[]
  leave?: Link | undefined
}

interface Link {
  text: string
  url: string
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BODY = `${FONT};font-size:16px;line-height:24px;color:#1f2933`
const SMALL = `${FONT};font-size:13px;line-height:20px;color:#5f6b7a`
const BUBBLE = 'background:#f1f3f5;border-radius:12px;padding:12px 16px'
const BUTTON =
  'display:inline-block;background:#1f2933;border-radius:8px;padding:12px 20px;color:#ffffff;text-decoration:none;font-weight:600'

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const anchor = ({ text, url }: Link, style = 'color:#1d4ed8'): string =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`

const row = (content: string, style = BODY): string =>
  `<tr><td style="${style};padding:0 0 16px">${content}</td></tr>`

const bubble = ({ authorName, text, links }: MailParts['messages'][number]): string =>
  row(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td dir="auto" style="${BODY};${BUBBLE}">` +
      [
        ...(authorName ? [`<span style="${SMALL}">${escapeHtml(authorName)}</span>`] : []),
        ...(text ? [lines(text)] : []),
        ...links.map(link => anchor(link))
      ].join('<br>') +
      '</td></tr></table>'
  )

/** Writes a mail as HTML: tables, as mail programs read them, and nothing that is loaded from elsewhere. */
export const mailHtml = (parts: MailParts): string => {
  const { lang, dir, subject, marker, lead, messages, action, notes, leave } = parts
  const rows = [
    ...(marker ? [row(escapeHtml(marker), SMALL)] : []),
    row(escapeHtml(lead)),
    ...messages.map(bubble),
    ...(action ? [row(anchor(action, BUTTON))] : []),
    ...notes.map(note => row(escapeHtml(note), SMALL)),
    ...(leave ? [row(anchor(leave, SMALL), SMALL)] : [])
  ].join('\n')
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#ffffff">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" dir="${dir}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:560px" dir="${dir}">
${rows}
</table>
</td></tr></table>
</body>
</html>
`
}
