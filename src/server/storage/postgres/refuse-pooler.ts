import { openWatchedSession } from './watched-session'

const ROUNDS = 3
const PID = 'select pg_backend_pid() as pid'

/**
 * Refuses a pooler that gives each transaction any connection: locks and notifications last as long as a
 * connection. Behind one, two connections are seen to be the same, or one to be several.
 *
 * @throws {Error} When there is one.
 */
export const refusePooler = async (url: string): Promise<void> => {
  const open = () => openWatchedSession(url, 'select 1', { onLost() {} })
  const sessions = await Promise.all([open(), open()])
  try {
    const seen = sessions.map(() => new Set<number>())
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { query }] of sessions.entries()) {
        const [row] = await query<{ pid: number }>(PID)
        if (row) seen[index]?.add(row.pid)
      }
    }
    const all = seen.flatMap(pids => [...pids])
    if (all.length === sessions.length && new Set(all).size === all.length) return
  } finally {
    await Promise.all(sessions.map(({ close }) => close()))
  }
  throw new Error('a pooler before it shares connections by transaction: connect directly')
}
