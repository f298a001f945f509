import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from '../../../guide/content-security-policy'
import { ChatError } from '../../../protocol'

const NONCE_BYTES = 16

/** What the pages need beside the messenger; the business of a demo may show pictures from anywhere. */
const OWN_SOURCES = {
  'style-src': ["'self'"],
  'img-src': ["'self'", 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"]
}

/** Values for the places `{{name}}` of a page: text by default, `raw` for markup and scripts of ours. */
export type PageValues = Record<string, string | { raw: string }>

/** What a page is made of. */
export interface Page {
  /** Folder of the pages. */
  folder: string
  /** Its HTML; `{{nonce}}` is filled in too. */
  file: string
  /** Public address of the server: the widget's files and calls are allowed there and nowhere else. */
  baseUrl: string
  values: PageValues
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Reads a file of the pages, as the build copied it. */
export const readPageFile = (folder: string, file: string): Promise<string> =>
  readFile(join(folder, file), 'utf8').catch(cause => {
    throw new ChatError('unavailable', 'This page has not been built. Run npm run build.', cause)
  })

/** Answers a page under its policy, with a nonce of its own. */
export const answerPage = async (
  reply: FastifyReply,
  { folder, file, baseUrl, values }: Page
): Promise<FastifyReply> => {
  const template = await readPageFile(folder, file)
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const all: PageValues = { ...values, nonce }
  const html = template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(all, name) ? all[name] : whole
    return typeof value === 'object' ? value.raw : escapeHtml(value ?? '')
  })
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy({ baseUrl, nonce, own: OWN_SOURCES }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store'
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
