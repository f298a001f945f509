import type { Duplex } from 'node:stream'

/** Time limit for the other end to close the socket. */
const CLOSE_TIMEOUT_MS = 2_000

const ignore = () => {}

/**
 * Answers an upgrade request with a status and no body, then closes the socket.
 *
 * @param status Code and reason, such as `404 Not Found`.
 * @param header One header line with its line break.
 */
export const refuseUpgrade = (socket: Duplex, status: string, header = ''): void => {
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS)
  // The HTTP server has removed its own listener, and an unhandled `error` event ends the process.
  socket.on('error', ignore).once('close', () => clearTimeout(timer))
  // A socket that is not read never emits `close`.
  socket.resume()
  socket.end(`HTTP/1.1 ${status}\r\n${header}connection: close\r\ncontent-length: 0\r\n\r\n`)
}
