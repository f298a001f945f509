import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A business's site on an origin of its own. */
export interface ServedPage {
  /** Origin, without a trailing slash. */
  url: string
  close(): Promise<void>
}

/**
 * Serves one HTML page at every path of a free port, except the paths of scripts.
 *
 * @param scripts By path, such as `/shop.js`.
 */
export const servePage = async (
  html: string,
  headers: Record<string, string> = {},
  scripts: Record<string, string> = {}
): Promise<ServedPage> => {
  const server = createServer(({ url = '' }, answer) => {
    const script = scripts[url]
    const type = script === undefined ? 'text/html; charset=utf-8' : 'text/javascript'
    answer.writeHead(200, { 'content-type': type, ...headers }).end(script ?? html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
