import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Knows the connections of a server that have not sent anything, which Node does not call idle: browsers
 * open some ahead of their requests.
 *
 * @param maxMs Time in which the first request of a connection that was just made has come, in ms.
 * @returns Ends those that are older.
 */
export const trackUnused = (server: Server, maxMs: number): (() => void) => {
  const openedAt = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    openedAt.set(socket, performance.now())
    socket.once('close', () => openedAt.delete(socket))
  })
  return () => {
    const now = performance.now()
    for (const [socket, opened] of openedAt) {
      if (!socket.bytesRead && now - opened > maxMs) socket.destroy()
    }
  }
}
