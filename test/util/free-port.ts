import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below those that systems give to the near end of a connection, or as any free port: another
 * process could be given the port of a server while it is down, which then could not start again.
 */
const FIRST = 20_000
const BEHIND_LAST = 32_768
/** Ways through the ports: each process of a run has its own, so that no other takes what it has found free. */
const LANES = 16
const LANE =
  (Number(process.env['VITEST_POOL_ID'] ?? 0) + (process.env['DATABASE'] ? LANES / 2 : 0)) % LANES
const STEPS = Math.floor((BEHIND_LAST - FIRST) / LANES)

let step = randomInt(STEPS)

/** Finds a port of this machine on which nothing listens, and which nobody else is given for long. */
export const freePort = async (): Promise<number> => {
  step = (step + 1) % STEPS
  const port = FIRST + step * LANES + LANE
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
