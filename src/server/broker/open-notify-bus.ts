import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createSharedBus, type SharedBus } from '../bus'
import { openWatchedSession, type WatchedSession } from '../storage'

const LISTEN = 'listen pipit'
const NOTIFY = "select pg_notify('pipit', $1)"
/** PostgreSQL takes less than 8,000 bytes in one notification. */
const BATCH_MAX_BYTES = 7_900
const RECONNECT_EVERY_MS = 1_000

/** A bus between the processes of one database on PostgreSQL. */
export interface NotifyBus {
  bus: SharedBus
  close(): Promise<void>
}

/**
 * Opens a bus that publishes by NOTIFY, after commits and on a connection of its own: a notification within
 * a transaction would let commits wait for each other. It reconnects by itself, and all subscribers then
 * read the database.
 *
 * @param key Shared by the processes.
 * @throws {Error} When the database cannot be reached.
 */
export const openNotifyBus = async (
  url: string,
  key: Buffer,
  log: FastifyBaseLogger
): Promise<NotifyBus> => {
  const closing = new AbortController()
  const { signal } = closing
  let session: WatchedSession | undefined

  const bus = createSharedBus({
    batchMaxBytes: BATCH_MAX_BYTES,
    key,
    async send(batch) {
      if (!session) throw new Error('not connected')
      await session.query(NOTIFY, [batch])
    },
    isConnected: () => session !== undefined && !signal.aborted
  })

  const connect = async () => {
    session = await openWatchedSession(url, LISTEN, {
      onNotification: bus.receive,
      onLost: () => void reconnect()
    })
    return session
  }

  async function reconnect() {
    session = undefined
    log.warn(
      { event: 'bus.lost' },
      'lost the connection for notices between processes; messages come late'
    )
    let opened: WatchedSession | undefined
    while (!opened && !signal.aborted) {
      await pause(RECONNECT_EVERY_MS, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) opened = await connect().catch(() => undefined)
    }
    if (signal.aborted) return void opened?.close()
    log.info({ event: 'bus.back' }, 'notices are carried again')
    bus.recover()
  }

  const close = async () => {
    closing.abort()
    await session?.close()
  }

  await connect()
  return { bus, close }
}
