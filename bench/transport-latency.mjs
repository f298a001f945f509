import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { addIntegration } from './util/add-integration.mjs'
import { openConnection } from './util/connection.mjs'
import { figure, table } from './util/figures.mjs'
import { startHelper } from './util/helper.mjs'
import { loadSource } from './util/load-source.mjs'
import { percentile } from './util/percentile.mjs'

/** Messages to the visitor of each transport, one after the other, in turn with the other transports. */
const MESSAGES = 500
const WARM_UP_MESSAGES = 50
/** Milliseconds after which a message counts as lost. */
const LATE_MAX_MS = 5_000
const P99_MAX_MS = 250
const TEXT = 'Do you have these shoes in size 42, and in green?'

/** @typedef {import('../src/transports').Transport} Transport */
/** @typedef {{ name: string, transport: Transport, path: string, token: string, waits: number[], lost: number }} Listener */

/** @type {[typeof import('../src/transports/websocket'), typeof import('../src/transports/polling'), typeof import('../src/transports/mqtt'), typeof import('../test/util/brokers'), typeof import('../test/util/free-port')]} */
const [{ websocket }, { polling }, { mqtt }, { hasRabbit, startRabbit }, { freePort }] =
  await Promise.all([
    loadSource('src/transports/websocket/index.ts'),
    loadSource('src/transports/polling/index.ts'),
    loadSource('src/transports/mqtt/index.ts'),
    loadSource('test/util/brokers/index.ts'),
    loadSource('test/util/free-port.ts')
  ])

/** Signs a visitor in, and connects them as the widget does. */
async function connect(
  /** @type {string} */ name,
  /** @type {Transport} */ transport,
  /** @type {string} */ address,
  /** @type {{ url: string, appId: string, integrationId: string }} */ { url, appId, integrationId }
) {
  const line = await openConnection(new URL(url))
  const { status, body } = await line.call({
    method: 'POST',
    path: `/sdk/v1/apps/${appId}/sessions`,
    body: {
      integrationId,
      sessionKey: `bench: a key of random characters, ${name}`,
      client: { id: name, platform: 'web', info: {} },
      conversation: { messages: [] }
    }
  })
  line.close()
  if (status !== 201) throw new Error(`sessions answered ${status}: ${body}`)
  const { user, sessionToken: token, conversations, seq } = JSON.parse(body)
  await transport.connect({
    url: address,
    token,
    after: seq,
    baseUrl: url,
    appId,
    userId: user.id
  })
  const path = `/sdk/v1/apps/${appId}/conversations/${conversations[0].id}/messages`
  return { name, transport, path, token, waits: [], lost: 0 }
}

/** Sends a message over HTTP, and returns the milliseconds until it arrives over the transport. */
async function time(
  /** @type {Listener} */ { transport, path, token },
  /** @type {Awaited<ReturnType<typeof openConnection>>} */ line,
  /** @type {string} */ clientMessageId
) {
  const begin = performance.now()
  /** @type {Promise<number | undefined>} */
  const arrival = new Promise(resolve => {
    const late = setTimeout(() => done(undefined), LATE_MAX_MS)
    const off = transport.on('frame', frame => {
      if (frame.type !== 'event' || frame.event.type !== 'message') return
      const { message } = frame.event
      const isSent = 'clientMessageId' in message && message.clientMessageId === clientMessageId
      if (isSent) done(performance.now() - begin)
    })
    function done(/** @type {number | undefined} */ ms) {
      clearTimeout(late)
      off()
      resolve(ms)
    }
  })
  const body = { clientMessageId, message: { type: 'text', text: TEXT } }
  const answer = await line.call({ method: 'POST', path, token, body })
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${answer.body}`)
  return arrival
}

/** Lets a visitor of each transport receive messages, all of one server. */
async function compare() {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const port = await freePort()
  const rabbit = hasRabbit() ? await startRabbit(port) : undefined
  const server = startHelper('serve')
  /** @type {Listener[]} */
  const listeners = []
  try {
    const settings = rabbit && {
      PIPIT_BROKER_URL: rabbit.url,
      PIPIT_MQTT_PUBLIC_URL: rabbit.visitorsUrl
    }
    const url = /** @type {string} */ (await server.tell('start', { folder, port, settings }))
    const target = { url, ...(await addIntegration(url)) }
    const Socket = /** @type {typeof globalThis.WebSocket} */ (/** @type {unknown} */ (WebSocket))
    const sockets = url.replace('http', 'ws')
    const events = `${url}/sdk/v1/apps/${target.appId}/events`
    listeners.push(
      await connect('WebSocket', websocket(Socket), `${sockets}/realtime`, target),
      await connect('long poll', polling(), events, target),
      await connect('MQTT of the server', mqtt(), `${sockets}/mqtt`, target)
    )
    if (rabbit) listeners.push(await connect('RabbitMQ', mqtt(), rabbit.visitorsUrl, target))
    const line = await openConnection(new URL(url))
    for (let number = 0; number < MESSAGES + WARM_UP_MESSAGES; number++) {
      for (const listener of listeners) {
        const ms = await time(listener, line, `message ${number}`)
        if (ms === undefined) listener.lost++
        else if (number >= WARM_UP_MESSAGES) listener.waits.push(ms)
      }
    }
    line.close()
  } finally {
    for (const { transport } of listeners) transport.disconnect()
    await server.end()
    await rabbit?.close()
    await rm(folder, { recursive: true })
  }
  return listeners
}

const listeners = await compare()
const ms = (/** @type {number[]} */ waits, /** @type {number} */ share) =>
  figure(percentile(waits, share), 'ms')

console.log('Latency: a message is POSTed, and arrives over each transport')
console.log(
  table([
    ['', 'p50 ms', 'p99 ms', 'lost'],
    ...listeners.map(({ name, waits, lost }) => [
      name,
      ms(waits, 0.5),
      ms(waits, 0.99),
      String(lost)
    ])
  ])
)
if (listeners.length < 4) console.log('  RabbitMQ is not installed, so it was not measured.')
console.log(`  expected: p99 below ${P99_MAX_MS} ms, none lost`)
const isGood = listeners.every(
  ({ waits, lost }) => percentile(waits, 0.99) < P99_MAX_MS && lost === 0
)
process.exit(isGood ? 0 : 1)
