import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, createBuiltFiles } from '../shared'
import { fileFor, findRelease, type Release } from './releases'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_WHILE = 'public, max-age=300'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8'
}

const HEADERS = {
  // Browsers check the integrity only of files that any page may read.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding'
}

/** `/cdn/{version}/{file}`: the files of the widget, compressed by the build. */
export const bindCdn = (app: FastifyInstance, releases: Release[]): void => {
  const read = createBuiltFiles()
  app.get<{ Params: { version: string; file: string } }>(
    '/cdn/:version/:file',
    async ({ params: { version, file: asked }, headers }, reply) => {
      const file = fileFor(version, asked)
      const release = findRelease(releases, version)
      if (!release?.files.has(file)) {
        return reply.code(404).headers(HEADERS).type('text/plain').send('There is no such file.')
      }
      const [encoding, ending = ''] = chooseEncoding(headers['accept-encoding']) ?? []
      if (encoding) reply.header('content-encoding', encoding)
      if (release.files.has(`${file}.map`)) reply.header('sourcemap', `${file}.map`)
      return reply
        .headers(HEADERS)
        .header('cache-control', version === release.version ? FOR_EVER : FOR_A_WHILE)
        .type(TYPES[extname(file)] ?? 'application/octet-stream')
        .send(read(join(release.folder, file + ending)))
    }
  )
}
