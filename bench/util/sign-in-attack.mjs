import { openConnection } from './connection.mjs'
import { obey } from './helper.mjs'

let isRunning = true
/** @type {Record<string, number>} */
const answers = {}
let count = 0

/** Returns an address of a network that has not called yet, of IPv4 and IPv6 by turns. */
function nextAddress() {
  const [high, low] = [++count >> 8, count & 255]
  return count % 2 ? `198.${high & 255}.${low}.1` : `2001:db8:${high.toString(16)}:${low}00::1`
}

/** Tries passwords as fast as they are answered, each from another network. */
async function guess(/** @type {URL} */ url, /** @type {string} */ email) {
  const connection = await openConnection(url)
  while (isRunning) {
    const { status } = await connection.call({
      method: 'POST',
      path: '/console/api/session',
      header: `x-forwarded-for: ${nextAddress()}`,
      body: { email, password: `guess ${count}` }
    })
    answers[status] = (answers[status] ?? 0) + 1
  }
  connection.close()
}

obey({
  /** Begins so many guesses at a time. */
  begin({ url, email, atOnce }) {
    for (let index = 0; index < atOnce; index++) void guess(new URL(url), email)
  },
  /** Ends them, and returns how many got each status. */
  end() {
    isRunning = false
    return answers
  }
})
