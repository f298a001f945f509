import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerBuilt, chooseEncoding, createBuiltFiles } from '../shared'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml'
}

/** Names of the built files; excludes paths out of the folder. */
const FILE_NAME = /^[a-z][\w-]*(\.[a-z]+)+$/

/** End of the names that the build makes of what a file holds. */
const HASHED = /-[A-Z0-9]{8}\.js$/

/** Writes a policy that forbids inline code and scripts of others. */
const policyOf = (sources: Record<string, string>): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'base-uri': "'none'",
    ...sources,
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'"
  })
    .map(([directive, source]) => `${directive} ${source}`)
    .join('; ')

const HEADERS = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding'
}

/** Forbids foreign sources except for pictures of users, and to be framed. */
const CONSOLE_HEADERS = {
  ...HEADERS,
  'content-security-policy': policyOf({
    'img-src': "'self' data: https:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'"
  }),
  'x-frame-options': 'DENY'
}

/** Forbids to call any server, and to be framed by others than the console. */
const PREVIEW_HEADERS = {
  ...HEADERS,
  'content-security-policy': policyOf({
    'img-src': "'self' data: blob: https:",
    'form-action': "'none'",
    'frame-ancestors': "'self'"
  }),
  'x-frame-options': 'SAMEORIGIN'
}

/** Serves the built console at `/console/`, and its live preview of the messenger at `/console/preview/`. */
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

  function answerFile(
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    { folder = '', headers = CONSOLE_HEADERS } = {}
  ) {
    const type = FILE_NAME.test(name) && TYPES[extname(name)]
    const accepted = request.headers['accept-encoding']
    const { body, encoding } = type ? findEncoded(folder + name, accepted) : {}
    if (!type || !body) {
      return reply.code(404).type('text/plain').send('The console has no such file. Was it built?')
    }
    if (encoding) reply.header('content-encoding', encoding)
    return answerBuilt(request, reply.headers(headers), {
      body,
      type,
      isImmutable: HASHED.test(name)
    })
  }

  app.get('/console', (_request, reply) => reply.redirect('console/', 308))
  app.get('/console/', (request, reply) => answerFile('index.html', request, reply))
  app.get<{ Params: { file: string } }>('/console/:file', (request, reply) =>
    answerFile(request.params.file, request, reply)
  )

  const preview = { folder: 'preview/', headers: PREVIEW_HEADERS }
  app.get('/console/preview/', (request, reply) =>
    answerFile('index.html', request, reply, preview)
  )
  app.get<{ Params: { file: string } }>('/console/preview/:file', (request, reply) =>
    answerFile(request.params.file, request, reply, preview)
  )
}
