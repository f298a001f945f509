import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Knows the connections of a server that have not sent anything, which Node does not call idle: browsers
 * open some ahead of their requests.
 *
 * @returns Ends them.
 */
export const trackUnused = (server: Server): (() => void) => {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (!socket.bytesRead) socket.destroy()
  }
}
