import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from '../../../guide/content-security-policy'
import { escapeHtml } from '../../../guide/escape-html'
import { ChatError } from '../../../protocol'
import { createBuiltFiles } from '../shared'

const NONCE_BYTES = 16

/** Sources that the pages need beside the messenger's; pictures of a demo may be anywhere. */
const OWN_SOURCES = {
  'style-src': ["'self'"],
  'img-src': ["'self'", 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"]
}

/** Values for the placeholders `{{name}}` of a page: text, or `raw` for own markup and scripts. */
export type PageValues = Record<string, string | { raw: string }>

/** Template of a page and its values. */
export interface Page {
  /** HTML; `{{nonce}}` is filled in too. */
  template: string
  /** Public address of the server: the widget's files and calls are allowed there and nowhere else. */
  baseUrl: string
  /** Addresses to which its scripts connect beside the messenger's calls, such as an address for MQTT. */
  connectTo?: string[]
  values: PageValues
}

/** Makes a reader of the files of pages, which the build has copied into a folder. */
export const createPageFiles = (folder: string): ((file: string) => Buffer) => {
  const read = createBuiltFiles()
  return file => {
    try {
      return read(join(folder, file))
    } catch (cause) {
      throw new ChatError('unavailable', 'This page has not been built. Run npm run build.', cause)
    }
  }
}

/** Answers a page with a content security policy and a nonce. */
export const answerPage = (
  reply: FastifyReply,
  { template, baseUrl, connectTo = [], values }: Page
): FastifyReply => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const all: PageValues = { ...values, nonce }
  const html = template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(all, name) ? all[name] : whole
    return typeof value === 'object' ? value.raw : escapeHtml(value ?? '')
  })
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy({
        baseUrl,
        nonce,
        own: { ...OWN_SOURCES, 'connect-src': connectTo }
      }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store'
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
