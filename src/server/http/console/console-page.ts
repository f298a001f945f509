import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerBuilt, chooseEncoding, createBuiltFiles } from '../shared'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8'
}

/** Names of the built files; excludes paths out of the folder. */
const FILE_NAME = /^[a-z][a-z-]*(\.[a-z]+)+$/

/** Forbids inline code, foreign sources except for pictures of users, and frames. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'"
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding'
}

/** Serves the built console at `/console/`. */
export const bindConsolePage = (app: FastifyInstance, distDir: string): void => {
  const folder = join(distDir, 'console')
  const read = createBuiltFiles()

  function findFile(name: string) {
    try {
      return read(join(folder, name))
    } catch {
      return undefined
    }
  }

  /** Finds a file as the browser takes it; the plain one where the build made no compressed copy. */
  function findEncoded(name: string, accepted: string | undefined) {
    const [encoding, ending = ''] = chooseEncoding(accepted) ?? []
    const compressed = encoding && findFile(name + ending)
    return compressed ? { body: compressed, encoding } : { body: findFile(name) }
  }

  function answerFile(name: string, request: FastifyRequest, reply: FastifyReply) {
    const type = FILE_NAME.test(name) && TYPES[extname(name)]
    const accepted = request.headers['accept-encoding']
    const { body, encoding } = type ? findEncoded(name, accepted) : {}
    if (!type || !body) {
      return reply.code(404).type('text/plain').send('The console has no such file. Was it built?')
    }
    if (encoding) reply.header('content-encoding', encoding)
    return answerBuilt(request, reply.headers(HEADERS), { body, type })
  }

  app.get('/console', (_request, reply) => reply.redirect('console/', 308))
  app.get('/console/', (request, reply) => answerFile('index.html', request, reply))
  app.get<{ Params: { file: string } }>('/console/:file', (request, reply) =>
    answerFile(request.params.file, request, reply)
  )
}
