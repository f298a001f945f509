import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below those that systems give to the near end of a connection, or as any free port: another
 * process could be given the port of a server while it is down, which then could not start again.
 */
const FIRST = 20_000
const BEHIND_LAST = 32_768

/** Finds a port of this machine on which nothing listens, and which the system gives to no other. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, BEHIND_LAST)
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
