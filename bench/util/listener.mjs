import { WebSocket } from 'ws'

/**
 * @typedef {object} Listener
 * @property {Promise<void>} caughtUp Resolves when all that was missed has arrived; rejects if it was closed before.
 * @property {() => void} ping Sends a heartbeat, as the widget does.
 * @property {() => void} close
 */
/** @typedef {{ token: string, seq: number }} Signed */

const PING = JSON.stringify({ type: 'ping' })

const closed = (/** @type {number} */ code) => new Error(`A listener was closed with ${code}.`)

/**
 * Connects a visitor over `/realtime`, as the widget does.
 *
 * @param {string} url Of the server.
 * @param {Signed} visitor Its `seq` follows what arrives.
 * @param {(clientMessageId: string) => void} onMessage
 * @returns {Promise<Listener>} When the server is ready for it.
 */
export const openListener = (url, visitor, onMessage) =>
  new Promise((resolve, reject) => {
    const options = { perMessageDeflate: false, skipUTF8Validation: true }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`, options)
    let newest = Infinity
    let endCatchUp = () => {}
    /** @type {Promise<void>} */
    const caughtUp = new Promise((end, fail) => {
      endCatchUp = end
      socket.on('close', code => fail(closed(code)))
    })
    // Not all wait for it.
    caughtUp.catch(() => {})
    const listener = {
      caughtUp,
      ping: () => socket.send(PING),
      close: () => socket.terminate()
    }
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'auth', token: visitor.token, after: visitor.seq }))
    )
    socket.on('message', data => {
      const { type, seq, event } = JSON.parse(data.toString())
      if (type === 'ready') {
        newest = seq
        resolve(listener)
      }
      if (type === 'event' && seq) visitor.seq = seq
      if (visitor.seq >= newest) endCatchUp()
      if (event?.type === 'message') onMessage(event.message.clientMessageId)
    })
    socket.on('error', reject)
    socket.on('close', code => reject(closed(code)))
  })
