import { join } from 'node:path'
import { AUTHORIZATION } from './util/add-integration.mjs'
import { figure, table } from './util/figures.mjs'
import { loadSource } from './util/load-source.mjs'
import { onEachDatabase } from './util/on-each-database.mjs'
import { percentile } from './util/percentile.mjs'
import { withVisitors } from './util/with-visitors.mjs'

const CONVERSATIONS = 1_000
const MESSAGES_EACH = 100
const WORDS_OF_MESSAGE = 12
const WORDS =
  'the do you have these in size green and when will it come back to our shop please thank'.split(
    ' '
  )
/** In the oldest message of the conversation that was silent for longest, which a search reads last. */
const RARE = 'zirconium'
/** In one of so many messages. */
const FREQUENT = 'leather'
const FREQUENT_EVERY = 10
const RUNS = 3

const RARE_MAX_S = 10
const FREQUENT_MAX_S = 0.5

/** @typedef {import('./util/helper.mjs').Helper} Helper */
/** @typedef {import('../src/server/storage').Row<'messages'>} Message */

/** @type {typeof import('../src/server/storage')} */
const { openStorage } = await loadSource('src/server/storage/index.ts')

/** Returns what message number `count` says. */
function textOf(/** @type {number} */ count) {
  const words = Array.from(
    { length: WORDS_OF_MESSAGE },
    (_, index) => WORDS[(count * (index + 7) + index * index) % WORDS.length]
  )
  if (count === 0) words.push(RARE)
  if (count % FREQUENT_EVERY === 1) words.push(FREQUENT)
  return words.join(' ')
}

/** @type {(conversationId: string, count: number) => Message} */
const messageOf = (conversationId, count) => ({
  // Before the first one of all there is the cursor of an empty conversation.
  id: (count + 1).toString(16).padStart(24, '0'),
  conversationId,
  received: Date.now(),
  authorType: 'business',
  userId: null,
  authorJson: '{}',
  contentJson: JSON.stringify({ type: 'text', text: textOf(count) }),
  metadataJson: null,
  sourceJson: JSON.stringify({ type: 'api:conversations' }),
  clientMessageId: null,
  isSilent: 0,
  extrasJson: null
})

/** Writes messages to all conversations of an app, beside the server: by its API it would take minutes. */
async function fill(
  /** @type {string} */ appId,
  /** @type {{ file: string, postgresUrl: string | undefined }} */ database
) {
  const storage = await openStorage(database)
  try {
    const conversations = await storage.read
      .selectFrom('conversations')
      .select('id')
      .where('appId', '=', appId)
      .orderBy('lastUpdatedAt')
      .orderBy('id')
      .execute()
    for (const [place, { id }] of conversations.entries()) {
      const rows = Array.from({ length: MESSAGES_EACH }, (_, index) =>
        messageOf(id, place * MESSAGES_EACH + index)
      )
      await storage.write(db => db.insertInto('messages').values(rows).execute())
    }
  } finally {
    await storage.close()
  }
}

/** Searches page after page until a message is found. Returns how many calls that took. */
async function findFirst(
  /** @type {string} */ url,
  /** @type {string} */ appId,
  /** @type {string} */ word
) {
  const query = new URLSearchParams({ 'filter[type]': 'messages', 'filter[text]': word })
  let path = `/v2/apps/${appId}/search?${query}`
  for (let calls = 1; ; calls++) {
    const answer = await fetch(url + path, { headers: { authorization: AUTHORIZATION } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const { messages, links } = await answer.json()
    if (messages.length) return calls
    if (!links.next) throw new Error(`${word} was not found.`)
    const next = new URL(links.next)
    path = next.pathname + next.search
  }
}

/** Measures how long it takes to find a word for the first time, and what it costs. */
async function measureWord(
  /** @type {string} */ word,
  /** @type {{ url: string, appId: string, server: Helper, databaseUse: () => number }} */ parts
) {
  const { url, appId, server, databaseUse } = parts
  const times = []
  let calls = 0
  const before = /** @type {number} */ (await server.tell('use'))
  const databaseBefore = databaseUse()
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now()
    calls = await findFirst(url, appId, word)
    times.push(performance.now() - begin)
  }
  const serverUs = /** @type {number} */ (await server.tell('use')) - before
  return {
    word,
    calls,
    seconds: percentile(times, 0.5) / 1_000,
    serverMs: serverUs / RUNS / 1_000,
    databaseMs: (databaseUse() - databaseBefore) / RUNS / 1_000
  }
}

const reports = await onEachDatabase(({ name, settings, use }) =>
  withVisitors({ count: CONVERSATIONS, settings }, async ({ server, url, folder, appId }) => {
    const file = join(folder, 'pipit.sqlite')
    await fill(appId, { file, postgresUrl: settings['DATABASE_URL'] })
    const parts = { url, appId, server, databaseUse: use }
    await findFirst(url, appId, FREQUENT)
    const frequent = await measureWord(FREQUENT, parts)
    return { name, found: [frequent, await measureWord(RARE, parts)] }
  })
)

const rows = reports.flatMap(({ name, found }) =>
  found.map(({ word, calls, seconds, serverMs, databaseMs }) => [
    `${name}, ${word === RARE ? 'the last of all' : `one in ${FREQUENT_EVERY}`}`,
    `${seconds.toFixed(2)} s`,
    figure(calls, ''),
    `${figure(serverMs, 'ms')} ms`,
    `${figure(databaseMs, 'ms')} ms`
  ])
)
const count = (CONVERSATIONS * MESSAGES_EACH).toLocaleString('en')
console.log(
  `Search for a word in ${count} messages of ${CONVERSATIONS.toLocaleString('en')} conversations, until the first is found`
)
console.log(table([['', 'median', 'calls', 'server', 'database'], ...rows]))
console.log(
  `  expected: at most ${FREQUENT_MAX_S} s for one in ${FREQUENT_EVERY}, ${RARE_MAX_S} s for the last of all`
)
const isGood = reports.every(({ found }) =>
  found.every(({ word, seconds }) => seconds <= (word === RARE ? RARE_MAX_S : FREQUENT_MAX_S))
)
process.exitCode = isGood ? 0 : 1
