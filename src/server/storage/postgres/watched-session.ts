import type { Client } from 'pg'

const CONNECT_MAX_MS = 5_000
/** A connection that does not answer for this long is lost. */
const ANSWER_MAX_MS = 5_000
const ASK_EVERY_MS = 4_000

export interface SessionListeners {
  /** Called once when the connection is lost, and not when it is closed by `close` or was never made. */
  onLost(): void
  onNotification?(payload: string): void
}

/** A connection of its own, for what lasts as long as a connection: a lock, notifications. */
export interface WatchedSession {
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>
  /** Returns the milliseconds since a moment at which it certainly lasted. A process that was frozen asks this. */
  silentMs(): number
  close(): Promise<void>
}

/**
 * Opens a connection that notices its own loss: also a link that was cut without a word is, by the answer
 * that does not come.
 *
 * @param setUp Statement that it begins with.
 * @throws {Error} When it cannot be made.
 */
export const openWatchedSession = async (
  url: string,
  setUp: string,
  { onLost, onNotification }: SessionListeners
): Promise<WatchedSession> => {
  const { default: pg } = await import('pg')
  const client: Client = new pg.Client({
    connectionString: url,
    application_name: 'pipit',
    connectionTimeoutMillis: CONNECT_MAX_MS,
    query_timeout: ANSWER_MAX_MS,
    keepAlive: true
  })
  let isOpen = false
  let lastedAt = performance.now()

  const ask = async () => {
    // The answer to it may have come long ago, and be read only now.
    const askedAt = performance.now()
    await client.query('select 1')
    lastedAt = askedAt
  }
  const asking = setInterval(() => void ask().catch(lose), ASK_EVERY_MS)

  const end = async () => {
    isOpen = false
    clearInterval(asking)
    await client.end().catch(() => undefined)
  }

  function lose() {
    if (!isOpen) return
    void end()
    onLost()
  }

  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload = '' }) => onNotification?.(payload))

  try {
    await client.connect()
    lastedAt = performance.now()
    await client.query(setUp)
    isOpen = true
  } catch (cause) {
    await end()
    throw cause
  }
  return {
    query: async (statement, values) => (await client.query(statement, values)).rows,
    silentMs: () => performance.now() - lastedAt,
    close: end
  }
}
