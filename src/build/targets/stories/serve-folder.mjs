import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml'
})

/** Names the content type of a file. */
export const contentTypeOf = (/** @type {string} */ name) =>
  TYPES[extname(name)] ?? 'application/octet-stream'

/**
 * Serves the files of a folder on this machine, for development and tests.
 *
 * @param {string} folder
 * @param {number} [port] Any free one when 0.
 * @param {Record<string, string>} [headers] Headers of every answer.
 */
export async function serveFolder(folder, port = 0, headers = {}) {
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    try {
      const content = await readFile(join(folder, normalize(name)))
      const type = contentTypeOf(name)
      answer
        .writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers })
        .end(content)
    } catch {
      answer.writeHead(404).end()
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    /** Address without a slash at the end. */
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
