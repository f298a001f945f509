import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Serializes the request as it was received, without its `Upgrade` header. */
const writeHead = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = '', value] = rawHeaders.slice(i, i + 2)
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}:${value}`)
  }
  return Buffer.from([...lines, '', ''].join('\r\n'), 'latin1')
}

/**
 * Ignores the `Upgrade` header of a request, as HTTP asks of a server that does not support the
 * protocol. Node hands such a request to the `upgrade` listeners with its body unread, so the socket is
 * passed to the HTTP server again as a new connection.
 */
export const ignoreUpgrade = (
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer
): void => {
  socket.unshift(Buffer.concat([writeHead(request), head]))
  server.emit('connection', socket)
}
