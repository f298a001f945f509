import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from './app'

/**
 * Begins a request only after the answer before it on the same connection has been taken: callers who
 * send many at once and read nothing have one answer in memory, not all of them.
 */
export const answerInTurn = (app: App): void => {
  const newest = new WeakMap<Socket, ServerResponse>()

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = newest.get(socket)
    newest.set(socket, reply.raw)
    if (!before || before.closed) return
    await new Promise<void>(resolve => before.once('close', resolve))
    // Nobody is there to be answered any more.
    if (socket.destroyed) reply.hijack()
  })
}
