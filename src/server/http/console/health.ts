import { storeAuditEntry } from '../../domain/records'
import { RestError } from '../rest'
import type { App, Services } from '../shared'
import { actorOf, OWNERS } from './guard-members'
import { createHealthReader } from './read-health'

/** `/console/api/health` and `/console/api/backup`: how the server stands, and a copy of all its data. */
export const bindConsoleHealth = (app: App, services: Services): void => {
  const { domain, backups } = services
  const readHealth = createHealthReader(services)

  app.get('/health', { config: OWNERS }, ({ socket }) => readHealth(socket.localPort))

  app.post('/backup', { config: OWNERS }, async (request, reply) => {
    const standing = (await backups?.standing()) ?? 'impossible'
    if (standing === 'impossible') {
      throw new RestError('conflict', 'This server makes no backups itself.')
    }
    if (standing === 'running') throw new RestError('conflict', 'A backup is under way.')
    // It holds all data, so it is not made where it cannot be noted.
    await domain.write(tx =>
      storeAuditEntry(tx, actorOf(request), { kind: 'server', action: 'backedUp' })
    )
    backups?.start()
    return reply.code(202).send({})
  })
}
