import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below those that systems give to the near end of a connection, or to who asks for any port: else
 * somebody could be given the port of a server while that is down, and it could not start again.
 */
const FIRST = 20_000
const BEHIND_LAST = 32_768

/** Finds a port of this machine on which nothing listens, and which stays free for who has it now. */
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
