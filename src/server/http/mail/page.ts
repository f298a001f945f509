import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../guide/escape-html'
import { isRightToLeft } from '../../../protocol'

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}' +
  'button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:.5rem;background:#1f2933;color:#fff}' +
  '@media(prefers-color-scheme:dark){body{background:#16191d;color:#eceff3}button{background:#eceff3;color:#16191d}}'

const HASH = createHash('sha256').update(STYLE).digest('base64')

const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // The address is the credential.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex'
}

/** A page of one sentence. */
export interface Sentence {
  language: string
  text: string
  /** Words of a button that sends the page's form; undefined: there is none. */
  button?: string | undefined
}

/** Answers a page of one sentence, without scripts, cookies, or anything from elsewhere. */
export const answerSentence = (
  reply: FastifyReply,
  { language, text, button }: Sentence
): FastifyReply => {
  const form = button && `<form method="post"><button>${escapeHtml(button)}</button></form>`
  return reply
    .headers(HEADERS)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text)}</title><style>${STYLE}</style></head>
<body><main><p>${escapeHtml(text)}</p>${form ?? ''}</main></body>
</html>
`
    )
}
