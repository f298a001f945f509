import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBuiltFiles, createTextAnswers } from '../shared'
import { answerPage, createPageFiles, type Page } from './page'

const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'
const JAVASCRIPT = 'text/javascript; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'

/** Headers of pages that are text, a style sheet, an icon and one script, which searches in the page. */
export const GUIDE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'"
  ].join('; '),
  'referrer-policy': 'same-origin'
}

/** Paths of the built pages; excludes paths out of the folder. */
const PAGE_PATH = /^(guide|faq|guidev1)\/[a-z][a-z0-9-]*$|^changelog$/
/** A page as it was written. */
const TEXT_PATH = /\.md$/

/** Files beside the pages, with their types. */
const FILES = {
  'guide/guide.css': CSS,
  'guide/guide.js': JAVASCRIPT,
  'guide/testing.js': JAVASCRIPT,
  'guide/licenses.txt': TEXT,
  'llms.txt': TEXT
}

/** Pages that sections without a list begin with. */
const FIRST_PAGES = { faq: 'questions', guidev1: 'version-4' }

/** Adds scripts to a page; returns nothing where it stays as it is. */
type AddScripts = (html: string) => Promise<Page | undefined>

/**
 * `/guide/…`, `/faq/…`, `/guidev1/…` and `/changelog`: the built guide for site developers.
 *
 * @param scripts By the paths of the pages that have scripts.
 */
export const bindGuide = (
  app: FastifyInstance,
  distDir: string,
  scripts: Record<string, AddScripts> = {}
): void => {
  const folder = join(distDir, 'guide')

  const read = createBuiltFiles()
  const readPageFile = createPageFiles(folder)
  const answerText = createTextAnswers()

  const find = (path: string, ending: string): Buffer | undefined => {
    try {
      return PAGE_PATH.test(path) ? read(join(folder, path + ending)) : undefined
    } catch {
      return undefined
    }
  }

  const answer = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const text = TEXT_PATH.test(path) ? find(path.replace(TEXT_PATH, ''), '.md') : undefined
    if (text) return answerText(request, reply, { body: text, type: MARKDOWN })
    const body = find(path, '.html')
    const page = body && (await scripts[path]?.(body.toString()))
    if (page) return answerPage(reply, page)
    reply.headers(GUIDE_HEADERS)
    if (body) return answerText(request, reply, { body, type: HTML })
    const missing = readPageFile('404.html')
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type(HTML)
      .send(missing)
  }

  app.get('/guide', (_request, reply) => reply.redirect('guide/', 308))
  app.get('/guide/', (request, reply) => answer('guide/index', request, reply))
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`/${file}`, async (request, reply) => {
      return answerText(request, reply, { body: readPageFile(file), type })
    })
  }
  for (const section of ['guide', 'faq', 'guidev1']) {
    app.get<{ Params: { '*': string } }>(`/${section}/*`, (request, reply) =>
      answer(`${section}/${request.params['*']}`, request, reply)
    )
  }
  for (const path of ['changelog', 'changelog.md']) {
    app.get(`/${path}`, (request, reply) => answer(path, request, reply))
  }
  for (const [section, first] of Object.entries(FIRST_PAGES)) {
    app.get(`/${section}`, (_request, reply) => reply.redirect(`${section}/${first}`, 308))
    app.get(`/${section}/`, (_request, reply) => reply.redirect(first, 308))
  }
}
