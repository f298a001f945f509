import type { FastifyInstance, FastifyReply } from 'fastify'
import { findFile } from '../../domain/records'
import type { Row } from '../../storage'
import type { Services } from '../shared'
import { contentDisposition } from './disposition'
import { parseRange } from './range'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store'
}
const FOR_EVER = 'public, max-age=31536000, immutable'

const answerNoFile = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.')

const headersOf = (file: Row<'files'>) => ({
  'accept-ranges': 'bytes',
  'cache-control': FOR_EVER,
  'content-disposition': contentDisposition(file),
  'content-type': file.mediaType,
  etag: `"${file.id}"`
})

/** `/files/{id}/{name}`: uploaded files. The random id is the only credential. */
export const bindFiles = (app: FastifyInstance, { domain, files }: Services): void => {
  app.route<{ Params: { id: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:id/:name',
    async handler({ params: { id, name }, headers, method }, reply) {
      reply.headers(HEADERS)
      const file = await findFile(domain.storage.read, id)
      if (file?.name !== name) return answerNoFile(reply)

      const { bytes } = file
      const shown = headersOf(file)
      if (headers['if-none-match'] === shown.etag) return reply.code(304).headers(shown).send()

      const range = parseRange(headers, bytes, shown.etag)
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${bytes}`).send()
      }
      const { start, end } = range ?? { start: 0, end: bytes - 1 }
      const body = method === 'HEAD' ? null : await files.open(id, { start, end })
      if (body === undefined) return answerNoFile(reply)

      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
      return reply
        .headers(shown)
        .header('content-length', end - start + 1)
        .send(body)
    }
  })
}
