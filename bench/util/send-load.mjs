import { setTimeout as pause } from 'node:timers/promises'
import { openConnection } from './connection.mjs'
import { percentile } from './percentile.mjs'

const WARM_UP_MS = 2_000
const MEASURED_MS = 8_000
/** Milliseconds between two requests that stand for visitors who do not write. */
const OTHERS_PAUSE_MS = 5

/**
 * @typedef {object} Report
 * @property {number} sendsPerSecond
 * @property {number} allSends With those of the warm-up.
 * @property {number} sendsP50Ms
 * @property {number} sendsP99Ms
 * @property {number} othersP50Ms
 * @property {number} othersP99Ms
 */

const { url, writers, appId, integrationId } = JSON.parse(process.argv[2] ?? '{}')
const root = `/sdk/v1/apps/${appId}`
const begin = performance.now() + WARM_UP_MS
const end = begin + MEASURED_MS

/** Repeats a call until the end. Returns the duration of each in ms, without the warm-up. */
async function measure(
  /** @type {() => Promise<{ status: number, body: string }>} */ call,
  pauseMs = 0
) {
  const times = []
  for (;;) {
    const started = performance.now()
    if (started > end) return times
    const { status, body } = await call()
    if (status >= 300) throw new Error(`answered ${status}: ${body}`)
    if (started > begin) times.push(performance.now() - started)
    if (pauseMs) await pause(pauseMs)
  }
}

/** A visitor with a conversation and a connection of their own. */
async function openVisitor(/** @type {number} */ number) {
  const connection = await openConnection(new URL(url))
  const { body } = await connection.call({
    method: 'POST',
    path: `${root}/sessions`,
    body: {
      integrationId,
      sessionKey: `bench: a key of random characters ${number}`,
      client: { id: `device ${number}`, platform: 'web', info: {} },
      conversation: { messages: [] }
    }
  })
  const { sessionToken: token, conversations } = JSON.parse(body)
  return { connection, token, messages: `${root}/conversations/${conversations[0].id}/messages` }
}

async function write(/** @type {number} */ number) {
  const { connection, token, messages } = await openVisitor(number)
  let sent = 0
  const times = await measure(() =>
    connection.call({
      method: 'POST',
      path: messages,
      token,
      body: {
        clientMessageId: `${number}-${sent++}`,
        message: { type: 'text', text: 'Do you have these shoes in size 42, and in green?' }
      }
    })
  )
  connection.close()
  return { sent, times }
}

async function read() {
  const { connection, token, messages } = await openVisitor(writers)
  const times = await measure(
    () => connection.call({ method: 'GET', path: messages, token }),
    OTHERS_PAUSE_MS
  )
  connection.close()
  return times
}

const [others, ...sends] = await Promise.all([
  read(),
  ...Array.from({ length: writers }, (_, number) => write(number))
])
const all = sends.flatMap(({ times }) => times)

/** @type {Report} */
const report = {
  sendsPerSecond: Math.round((all.length * 1_000) / MEASURED_MS),
  allSends: sends.reduce((sum, { sent }) => sum + sent, 0),
  sendsP50Ms: percentile(all, 0.5),
  sendsP99Ms: percentile(all, 0.99),
  othersP50Ms: percentile(others, 0.5),
  othersP99Ms: percentile(others, 0.99)
}
process.send?.(report)
process.disconnect()
