import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between a page and a server that changes a script. */
export interface TamperingProxy {
  /** Origin of the proxy, without a trailing slash. */
  url: string
  close(): Promise<void>
}

/** Code that the tampered file runs first. */
const MARK = 'globalThis.wasTamperedWith=1;'

/** Forwards GET requests to a server, with one file changed. */
export const openTamperingProxy = async (target: string, file: string): Promise<TamperingProxy> => {
  const server = createServer(async ({ url = '' }, answer) => {
    const given = await fetch(target + url)
    const isTampered = url.endsWith(`/${file}`)
    answer.writeHead(given.status, {
      'content-type': given.headers.get('content-type') ?? '',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store'
    })
    answer.end((isTampered ? MARK : '') + (await given.text()))
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
