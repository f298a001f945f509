import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'

/** @typedef {Record<string, unknown>} Row */

/**
 * @typedef {object} RowsReport
 * @property {number} perSecond Transactions.
 * @property {number} databaseUs Processor time of the database for each.
 */

const newId = () => Date.now().toString(16).padStart(12, '0') + randomBytes(6).toString('hex')

/**
 * Makes a statement that adds a row with the columns of another one.
 *
 * @param {string} table
 * @param {Row} row
 * @param {Record<string, string>} [more] Columns whose values the database finds.
 */
function insertLike(table, row, more = {}) {
  const columns = Object.keys(row)
  const names = [...columns, ...Object.keys(more)].map(name => `"${name}"`)
  const values = [...columns.map((_, index) => `$${index + 1}`), ...Object.values(more)]
  const text = `insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`
  return { name: `add to ${table}`, text }
}

const NEXT_SEQ = { name: 'next seq', text: 'update users set seq = seq + 1 where id = $1' }
const READ_ALL = {
  name: 'read all',
  text: 'update participants set "unreadCount" = 0 where "conversationId" = $1'
}
const NEWEST = {
  name: 'newest message',
  text: `update conversations set "lastMessageId" = $2, "lastUpdatedAt" = $3,
    "businessUnreadCount" = "businessUnreadCount" + 1, "awaitsAnswerSince" = $3 where id = $1`
}

/** Reads rows that a message of Pipit has left, to write others like them. */
async function readRows(/** @type {Pool} */ pool) {
  const first = async (/** @type {string} */ query) => {
    const { rows } = await pool.query(`${query} limit 1`)
    if (!rows[0]) throw new Error(`Nothing was found: ${query}`)
    return /** @type {Row} */ (rows[0])
  }
  const message = await first(`select * from messages where "authorType" = 'user'`)
  const { position: _, ...appEvent } = await first(
    `select * from "appEvents" where type = 'conversation:message'`
  )
  const { seq: __, ...userEvent } = await first(
    'select * from "userEvents" where "messageId" is not null'
  )
  return { message, appEvent, userEvent }
}

/**
 * Writes the rows of a visitor's message, seven of them, without Pipit: the statements of a transaction are
 * prepared and sent together, and each transaction has a commit of its own.
 *
 * @param {string} url Of a database in which visitors have written.
 * @param {{ connections: number, warmUpMs: number, measuredMs: number }} load
 * @param {() => number} use Microseconds of processor time that the database has used.
 * @returns {Promise<RowsReport>}
 */
export async function writeRows(url, { connections, warmUpMs, measuredMs }, use) {
  const pool = new Pool({ connectionString: url, max: connections, pipeline: true })
  // Its end does not wait for its connections: the stop of the database may end them first.
  pool.on('error', () => {})
  const { message, appEvent, userEvent } = await readRows(pool)
  const { rows: places } = await pool.query('select "userId", "conversationId" from participants')
  const claim = insertLike('clientMessageIds', {
    userId: '',
    clientMessageId: '',
    conversationId: '',
    messageId: ''
  })
  const addMessage = insertLike('messages', message)
  const addAppEvent = insertLike('appEvents', appEvent)
  const user = Object.keys(userEvent).indexOf('userId') + 1
  const addUserEvent = insertLike('userEvents', userEvent, {
    seq: `(select seq from users where id = $${user})`
  })

  /** @type {(client: import('pg').PoolClient, place: { userId: string, conversationId: string }) => Promise<unknown>} */
  const write = (client, { userId, conversationId }) => {
    const [id, now] = [newId(), Date.now()]
    const ids = { userId, conversationId, messageId: id }
    const valuesOf = (/** @type {Row} */ row, /** @type {Row} */ changes) =>
      Object.keys(row).map(name => ({ ...row, ...changes })[name])
    return Promise.all([
      client.query('begin'),
      client.query({ ...claim, values: [userId, id, conversationId, id] }),
      client.query({
        ...addMessage,
        values: valuesOf(message, { ...ids, id, clientMessageId: id, received: now })
      }),
      client.query({ ...NEWEST, values: [conversationId, id, now] }),
      client.query({ ...READ_ALL, values: [conversationId] }),
      client.query({ ...NEXT_SEQ, values: [userId] }),
      client.query({
        ...addAppEvent,
        values: valuesOf(appEvent, { ...ids, id: newId(), createdAt: now })
      }),
      client.query({ ...addUserEvent, values: valuesOf(userEvent, { ...ids, createdAt: now }) }),
      client.query('commit')
    ])
  }

  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const begin = performance.now() + warmUpMs
  const end = begin + measuredMs
  const usedBefore = use()
  let turn = 0
  let counted = 0
  await Promise.all(
    clients.map(async client => {
      while (performance.now() < end) {
        await write(client, places[turn++ % places.length])
        if (performance.now() > begin) counted++
      }
    })
  )
  const databaseUs = (use() - usedBefore) / turn
  for (const client of clients) client.release()
  await pool.end()
  return { perSecond: Math.round((counted * 1_000) / measuredMs), databaseUs }
}
