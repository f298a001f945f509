import type { Duplex } from 'node:stream'

/** How long the other end may take to leave. */
const PATIENCE_MS = 2_000

const ignore = () => {}

/**
 * Answers a request to upgrade with a status and nothing else, and lets the socket go.
 *
 * @param status Code and reason, such as `404 Not Found`.
 * @param header A whole line with its end.
 */
export const refuse = (socket: Duplex, status: string, header = ''): void => {
  const timer = setTimeout(() => socket.destroy(), PATIENCE_MS)
  // The HTTP server has taken its own listener away, and an error that nobody hears ends the process.
  socket.on('error', ignore).once('close', () => clearTimeout(timer))
  // Only who reads on learns that the other end has left.
  socket.resume()
  socket.end(`HTTP/1.1 ${status}\r\n${header}connection: close\r\ncontent-length: 0\r\n\r\n`)
}
