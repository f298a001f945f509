import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerBuilt, createBuiltFiles } from '../shared'
import { createPageFiles } from './page'

const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'

/** Headers of pages that are text, a style sheet and an icon, without scripts. */
export const GUIDE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'"
  ].join('; '),
  'referrer-policy': 'same-origin'
}

/** Names of the built pages; excludes paths out of the folder. */
const PAGE_NAME = /^[a-z][a-z-]*$/

/** `/guide/…`: the built guide for site developers. */
export const bindGuide = (app: FastifyInstance, distDir: string): void => {
  const folder = join(distDir, 'guide')

  const read = createBuiltFiles()
  const readPageFile = createPageFiles(folder)

  const findPage = (name: string): Buffer | undefined => {
    try {
      return PAGE_NAME.test(name) ? read(join(folder, 'guide', `${name}.html`)) : undefined
    } catch {
      return undefined
    }
  }

  const answerPage = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(GUIDE_HEADERS)
    const body = findPage(name)
    if (body) return answerBuilt(request, reply, { body, type: HTML })
    const missing = readPageFile('404.html')
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type(HTML)
      .send(missing)
  }

  app.get('/guide', (_request, reply) => reply.redirect('guide/', 308))
  app.get('/guide/', (request, reply) => answerPage('index', request, reply))
  app.get('/guide/guide.css', async (request, reply) => {
    const body = Buffer.from(readPageFile(join('guide', 'guide.css')))
    return answerBuilt(request, reply, { body, type: CSS })
  })
  app.get<{ Params: { '*': string } }>('/guide/*', (request, reply) =>
    answerPage(request.params['*'], request, reply)
  )
}
