import { setTimeout as pause } from 'node:timers/promises'
import { openConnection } from './connection.mjs'
import { obey } from './helper.mjs'
import { openListener } from './listener.mjs'
import { percentile } from './percentile.mjs'

/** Visitors signed in or connected at a time while nothing is measured. */
const DOOR_WIDTH = 32
/** Milliseconds between two requests that stand for visitors who stayed connected. */
const OTHERS_PAUSE_MS = 20
/** Most milliseconds until a refused visitor tries again. */
const RETRY_MAX_MS = 1_000
/** Milliseconds between two looks at whose heartbeat is due. */
const BEAT_STEP_MS = 10
/** Milliseconds after which a message counts as lost. */
const LATE_MAX_MS = 5_000
const TEXT = 'Do you have these shoes in size 42, and in green?'

/** @typedef {import('./listener.mjs').Listener} Listener */
/** @typedef {{ token: string, messages: string, listener?: Listener, seq: number }} Visitor */
/** @typedef {Awaited<ReturnType<typeof openConnection>>} Line */

/**
 * @typedef {object} ReturnReport
 * @property {number} readyMs Until the last of them was let in.
 * @property {number} readyP50Ms
 * @property {number} caughtUpMs Until the last of them had received all that they missed.
 * @property {number} caughtUpP50Ms
 * @property {number} failed Attempts that failed, and were repeated.
 * @property {number} othersP50Ms Median time of requests meanwhile by somebody who was not away.
 * @property {number} othersP99Ms
 * @property {number} othersMaxMs
 */

/**
 * @typedef {object} WriteReport
 * @property {number} deliveredPerSecond
 * @property {number} delivered With those of the warm-up.
 * @property {number} lost Acknowledged, and never delivered.
 * @property {number} sendP50Ms
 * @property {number} sendP99Ms
 * @property {number} deliveryP50Ms
 * @property {number} deliveryP99Ms
 */

/** Servers on one database. */
let urls = ['']
let sent = 0
/** @type {Visitor[]} */
const visitors = []
/** @type {Map<string, (arrived: number) => void>} */
const awaited = new Map()

const hear = (/** @type {string} */ clientMessageId) => {
  awaited.get(clientMessageId)?.(performance.now())
  awaited.delete(clientMessageId)
}

/** Runs `act` for each number, a limited number at a time. */
async function each(
  /** @type {number} */ width,
  /** @type {number} */ count,
  /** @type {(number: number) => Promise<unknown>} */ act
) {
  let next = 0
  const work = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: width }, work))
}

/** Runs `act` for each number, a limited number at a time, each with a connection to a server. */
async function eachOnLine(
  /** @type {string} */ server,
  /** @type {number} */ count,
  /** @type {(line: Line, number: number) => Promise<unknown>} */ act
) {
  const lines = await Promise.all(
    Array.from({ length: DOOR_WIDTH }, () => openConnection(new URL(server)))
  )
  await each(DOOR_WIDTH, count, async number => {
    const line = /** @type {Line} */ (lines.pop())
    await act(line, number)
    lines.push(line)
  })
  for (const line of lines) line.close()
}

/** Sends a text of a visitor. @throws {Error} When it is not acknowledged. */
async function post(
  /** @type {Line} */ line,
  /** @type {Visitor} */ { token, messages: path },
  /** @type {string} */ clientMessageId
) {
  const body = { clientMessageId, message: { type: 'text', text: TEXT } }
  const answer = await line.call({ method: 'POST', path, token, body })
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${answer.body}`)
}

/** Picks the server that a visitor listens at. */
const listensAt = (/** @type {number} */ number) => urls[number % urls.length] ?? ''
/** Picks the server that a visitor writes to: another one where there are several. */
const writesTo = (/** @type {number} */ number) => listensAt(number + 1)

/** Many visitors, and what they do together. */
obey({
  /** Creates a session and a conversation for each visitor. */
  async signIn({ server, appId, integrationId, count }) {
    urls = [server]
    const root = `/sdk/v1/apps/${appId}`
    await eachOnLine(server, count, async (line, number) => {
      const { status, body } = await line.call({
        method: 'POST',
        path: `${root}/sessions`,
        body: {
          integrationId,
          sessionKey: `bench: a key of random characters ${number}`,
          client: { id: `device ${number}`, platform: 'web', info: {} },
          conversation: { messages: [] }
        }
      })
      if (status !== 201) throw new Error(`sessions answered ${status}: ${body}`)
      const { sessionToken: token, conversations, seq } = JSON.parse(body)
      const messages = `${root}/conversations/${conversations[0].id}/messages`
      visitors[number] = { token, messages, seq }
    })
  },

  /** Sends messages to each visitor, who does not listen, from another device of theirs. */
  miss: ({ messages }) =>
    eachOnLine(listensAt(0), visitors.length * messages, (line, number) =>
      post(line, /** @type {Visitor} */ (visitors[number % visitors.length]), `missed ${number}`)
    ),

  /** Lets the connected visitors do nothing for a while but what their widgets do by themselves. */
  async rest({ heartbeatMs, ms }) {
    const listeners = visitors.flatMap(({ listener }) => listener ?? [])
    const begin = performance.now()
    let beats = 0
    for (;;) {
      const restedMs = performance.now() - begin
      if (restedMs > ms) return
      const due = (restedMs / heartbeatMs) * listeners.length
      while (beats < due) listeners[beats++ % listeners.length]?.ping()
      await pause(BEAT_STEP_MS)
    }
  },

  /**
   * Connects the first `count` visitors, and disconnects the others.
   *
   * @param options With `servers` where they are spread over several.
   */
  async listen({ count, servers = urls }) {
    urls = servers
    for (const visitor of visitors.slice(count)) {
      visitor.listener?.close()
      delete visitor.listener
    }
    await each(DOOR_WIDTH, count, async number => {
      const visitor = /** @type {Visitor} */ (visitors[number])
      visitor.listener ??= await openListener(listensAt(number), visitor, hear)
    })
  },

  /**
   * Connects all visitors at the same moment.
   *
   * @param options With `forgotten`, events that each knew and has lost: by default the newest one.
   */
  async comeBack({ forgotten = 1 }) {
    const [{ token, messages: path }] = /** @type {[Visitor]} */ (visitors)
    const line = await openConnection(new URL(listensAt(0)))
    const begin = performance.now()
    /** @type {number[]} */
    const others = []
    /** @type {number[]} */
    const waits = []
    /** @type {number[]} */
    const catchUps = []
    let failed = 0

    /** @returns {Promise<void>} */
    const comeBack = async (/** @type {Visitor} */ visitor, /** @type {number} */ number) => {
      try {
        visitor.listener = await openListener(
          listensAt(number),
          { ...visitor, seq: visitor.seq - forgotten },
          hear
        )
        waits.push(performance.now() - begin)
        await visitor.listener.caughtUp
        catchUps.push(performance.now() - begin)
      } catch {
        failed++
        await pause(Math.random() * RETRY_MAX_MS)
        return comeBack(visitor, number)
      }
    }
    const all = Promise.all(visitors.map(comeBack))
    while (catchUps.length < visitors.length) {
      const started = performance.now()
      const { status, body } = await line.call({ method: 'GET', path, token })
      if (status !== 200) throw new Error(`answered ${status}: ${body}`)
      others.push(performance.now() - started)
      await pause(OTHERS_PAUSE_MS)
    }
    await all
    line.close()
    return {
      readyMs: Math.round(Math.max(...waits)),
      readyP50Ms: percentile(waits, 0.5),
      caughtUpMs: Math.round(Math.max(...catchUps)),
      caughtUpP50Ms: percentile(catchUps, 0.5),
      failed,
      othersP50Ms: percentile(others, 0.5),
      othersP99Ms: percentile(others, 0.99),
      othersMaxMs: percentile(others, 1)
    }
  },

  /**
   * Lets the connected visitors write in turn, `writers` at a time, each as soon as the previous
   * one is answered.
   */
  async write({ count, writers, warmUpMs, measuredMs }) {
    const begin = performance.now() + warmUpMs
    const end = begin + measuredMs
    /** @type {number[]} */
    const sends = []
    /** @type {number[]} */
    const deliveries = []
    let delivered = 0
    let turn = 0

    await each(writers, writers, async () => {
      const lines = new Map(
        await Promise.all(
          urls.map(async url => /** @type {const} */ ([url, await openConnection(new URL(url))]))
        )
      )
      for (let started; (started = performance.now()) < end;) {
        const number = turn++ % count
        const visitor = /** @type {Visitor} */ (visitors[number])
        const clientMessageId = `message ${sent++}`
        const from = started
        awaited.set(clientMessageId, arrived => {
          delivered++
          if (from > begin && arrived < end) deliveries.push(arrived - from)
        })
        const line = /** @type {Line} */ (lines.get(writesTo(number)))
        await post(line, visitor, clientMessageId)
        if (from > begin) sends.push(performance.now() - from)
      }
      for (const line of lines.values()) line.close()
    })
    const late = performance.now() + LATE_MAX_MS
    while (awaited.size && performance.now() < late) await pause(10)
    return {
      deliveredPerSecond: Math.round((deliveries.length * 1_000) / measuredMs),
      delivered,
      lost: awaited.size,
      sendP50Ms: percentile(sends, 0.5),
      sendP99Ms: percentile(sends, 0.99),
      deliveryP50Ms: percentile(deliveries, 0.5),
      deliveryP99Ms: percentile(deliveries, 0.99)
    }
  }
})
