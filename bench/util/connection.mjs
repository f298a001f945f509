import { once } from 'node:events'
import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {string} [token]
 * @property {unknown} [body]
 * @property {string} [header] One more line of the head.
 */

function write(/** @type {Call} */ { method, path, token, body, header }) {
  const json = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: bench',
    ...(header ? [header] : []),
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(json
      ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]
      : [])
  ]
  return lines.join('\r\n') + HEAD_END + json
}

/**
 * A persistent connection for one call at a time. Far cheaper than a real HTTP client, so that a
 * bench on few cores measures the server.
 *
 * @param {URL} url
 */
export async function openConnection({ hostname, port }) {
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
  await once(socket, 'connect')

  return {
    /** @returns {Promise<{ status: number, body: string }>} The body as its bytes. */
    call: (/** @type {Call} */ call) =>
      new Promise((resolve, reject) => {
        let received = ''
        const end = () => {
          socket.off('data', read)
          socket.off('close', refuse)
        }
        function refuse() {
          end()
          reject(new Error('The server closed the connection.'))
        }
        function read(/** @type {string} */ chunk) {
          received += chunk
          const headEnd = received.indexOf(HEAD_END)
          if (headEnd < 0) return
          const bodyStart = headEnd + HEAD_END.length
          const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
          if (received.length < bodyStart + length) return
          end()
          resolve({ status: Number(received.slice(9, 12)), body: received.slice(bodyStart) })
        }
        socket.on('data', read)
        socket.on('close', refuse)
        socket.write(write(call))
      }),
    close: () => socket.destroy()
  }
}
