import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a receiver got in one attempt. */
export interface Received {
  headers: Record<string, string>
  /** Raw body. */
  text: string
  event: { id: string; type: string; createdAt: string; payload: any }
  app: { id: string }
  webhook: { id: string; version: string }
}

/** Returns the status of the response, or sends it; returning nothing without sending delays it. */
export type ReceiverAnswer = (got: Received, reply: ServerResponse) => number | void

const read = async (request: IncomingMessage): Promise<Received> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { events, ...envelope } = JSON.parse(text)
  return { headers: request.headers as Record<string, string>, text, event: events[0], ...envelope }
}

/**
 * Starts a webhook target on loopback.
 *
 * @param answer How it answers each attempt. @default 200
 */
export const startReceiver = async (answer: ReceiverAnswer = () => 200) => {
  const got: Received[] = []
  const pending: { count: number; resolve(): void }[] = []
  const server = createServer(async (request, reply) => {
    const received = await read(request)
    const status = answer(received, reply)
    if (status) reply.writeHead(status).end()
    got.push(received)
    for (const { count, resolve } of pending) if (got.length >= count) resolve()
  })
  let connections = 0
  server.on('connection', () => connections++)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** All requests, in their order. */
    got,
    connections: () => connections,
    /** Resolves with all requests once there are `count`. */
    async until(count: number): Promise<Received[]> {
      if (got.length < count) {
        await new Promise<void>(resolve => pending.push({ count, resolve }))
      }
      return got
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
