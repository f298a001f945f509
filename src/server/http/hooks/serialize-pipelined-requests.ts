import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from '../shared'

/**
 * Handles a pipelined request only after the answer before it on the same connection was read: callers
 * who send many and read nothing have one answer in memory, not all.
 */
export const serializePipelinedRequests = (app: App): void => {
  const newest = new WeakMap<Socket, ServerResponse>()

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = newest.get(socket)
    newest.set(socket, reply.raw)
    if (!before || before.closed) return
    await new Promise<void>(resolve => before.once('close', resolve))
    // The connection is closed: no response can be sent.
    if (socket.destroyed) reply.hijack()
  })
}
