import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** The request as it came, but for the header that asks for another protocol. Never longer than it was. */
const writeHead = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}:${rawHeaders[i + 1]}`)
  }
  return Buffer.from([...lines, '', ''].join('\r\n'), 'latin1')
}

/**
 * Has a request to upgrade answered as if it had not asked for it, which is what HTTP wants of a server
 * that does not speak the other protocol. Node gives every such request to the listeners of `upgrade`
 * with its body unread, so it starts again as a connection of its own.
 */
export const handBack = (
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer
): void => {
  socket.unshift(Buffer.concat([writeHead(request), head]))
  server.emit('connection', socket)
}
