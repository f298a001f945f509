import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of a response. */
export type Fault =
  | 'connection that breaks'
  | '404'
  | '500 with HTML'
  | 'other script'
  | 'empty answer'
  /** Holds all that is sent until `release`. */
  | 'answer that hangs'
  /** Half of the body is sent, and byte by byte the rest after `release`. */
  | 'answer that trickles'

/** A proxy in front of another server that damages some of its responses. */
export interface FaultyServer {
  /** Origin of the proxy, without a trailing slash. */
  url: string
  /** Applies a fault to responses whose path ends with `ending`, from now on. */
  break(ending: string, fault: Fault): void
  /** Removes all faults. Responses that hang continue to hang. */
  release(): void
  /** Resolves when a damaged response has been requested. */
  asked: Promise<void>
  close(): Promise<void>
}

const HTML = '<!doctype html><h1>Internal Server Error</h1>'
const OTHER_SCRIPT = 'window.ranOtherScript = true'
const CORS = { 'access-control-allow-origin': '*' }

const trickle = (answer: ServerResponse, bytes: Buffer) => {
  if (!bytes.length) return answer.end()
  answer.write(bytes.subarray(0, 1), () => trickle(answer, bytes.subarray(1)))
}

/** @param target Address of the server behind it. */
export const openFaultyServer = async (target: string): Promise<FaultyServer> => {
  let broken: { ending: string; fault: Fault } | undefined
  const held: (() => void)[] = []
  let noteAsked = () => {}

  const server = createServer(async ({ method = 'GET', url = '/', headers }, answer) => {
    const origin = new Headers(headers.origin ? { origin: headers.origin } : undefined)
    const real = await fetch(target + url, { method, headers: origin })
    const bytes = Buffer.from(await real.arrayBuffer())
    // Responses that name the target name this proxy instead.
    const body = url.startsWith('/web/')
      ? Buffer.from(String(bytes).replaceAll(target, getUrl()))
      : bytes
    const send = () =>
      answer.writeHead(real.status, {
        ...CORS,
        'content-type': real.headers.get('content-type') ?? 'text/plain',
        'cache-control': 'no-store'
      })
    const { fault } = broken && url.split('?')[0]!.endsWith(broken.ending) ? broken : {}
    if (fault) noteAsked()
    switch (fault) {
      case undefined:
        return send().end(body)
      case 'connection that breaks':
        return answer.destroy()
      case '404':
        return answer.writeHead(404, CORS).end('Not found')
      case '500 with HTML':
        return answer.writeHead(500, { ...CORS, 'content-type': 'text/html' }).end(HTML)
      case 'other script':
        return answer
          .writeHead(200, { ...CORS, 'content-type': 'text/javascript' })
          .end(OTHER_SCRIPT)
      case 'empty answer':
        return answer.writeHead(200, { ...CORS, 'content-type': 'text/javascript' }).end()
      case 'answer that hangs':
        return held.push(() => send().end(body))
      case 'answer that trickles': {
        const half = body.length >> 1
        send().write(body.subarray(0, half))
        return held.push(() => trickle(answer, body.subarray(half)))
      }
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const faulty: FaultyServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: Promise.resolve(),
    break: (ending, fault) => {
      broken = { ending, fault }
      faulty.asked = new Promise(resolve => {
        noteAsked = resolve
      })
    },
    release: () => {
      broken = undefined
      held.splice(0).forEach(go => go())
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }

  function getUrl() {
    return faulty.url
  }

  return faulty
}
