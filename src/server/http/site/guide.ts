import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerBuilt } from '../answer-built'
import { readPageFile } from './page'

const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'

/** The pages are text, a sheet and an icon, and run nothing at all. */
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

/** Names that the build gives pages; no way out of the folder. */
const PAGE_NAME = /^[a-z][a-z-]*$/

/** `/guide/…`: what site developers read, as it was built. */
export const bindGuide = (app: FastifyInstance, distDir: string): void => {
  const folder = join(distDir, 'guide')

  const readPage = (name: string): Promise<Buffer> | undefined =>
    PAGE_NAME.test(name) ? readFile(join(folder, 'guide', `${name}.html`)) : undefined

  const answerPage = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(GUIDE_HEADERS)
    const body = await readPage(name)?.catch(() => undefined)
    if (body) return answerBuilt(request, reply, { body, type: HTML })
    const missing = await readPageFile(folder, '404.html')
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type(HTML)
      .send(missing)
  }

  app.get('/guide', (_request, reply) => reply.redirect('guide/', 308))
  app.get('/guide/', (request, reply) => answerPage('index', request, reply))
  app.get('/guide/guide.css', async (request, reply) => {
    const body = Buffer.from(await readPageFile(join(folder, 'guide'), 'guide.css'))
    return answerBuilt(request, reply, { body, type: CSS })
  })
  app.get<{ Params: { '*': string } }>('/guide/*', (request, reply) =>
    answerPage(request.params['*'], request, reply)
  )
}
