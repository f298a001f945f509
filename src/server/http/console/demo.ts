import { addDemoApp, emptyApp, findDemoApp, removeDemoApp } from '../../domain/flows'
import { findApp, storeAuditEntry } from '../../domain/records'
import { appNotFound } from '../rest'
import type { App, Services } from '../shared'
import { actorOf, OWNERS } from './guard-members'

/** `/console/api/demo`: adds the demo app and removes it. Repeated calls change nothing. */
export const bindDemo = (app: App, { domain }: Services): void => {
  app.post('/demo', { config: OWNERS }, async (request, reply) => {
    const demo = await domain.write(async tx => {
      const wasThere = await findDemoApp(tx.db)
      const { appId } = await addDemoApp(tx)
      const entry = { kind: 'app', action: 'created', appId } as const
      if (!wasThere) await storeAuditEntry(tx, actorOf(request), entry)
      return findApp(tx.db, appId)
    })
    if (!demo) throw appNotFound()
    const { id, displayName } = demo
    return reply.code(201).send({ app: { id, displayName } })
  })

  app.delete('/demo', { config: OWNERS }, async request => {
    const found = await findDemoApp(domain.storage.read)
    if (found) await emptyApp(domain, found.appId)
    await domain.write(async tx => {
      const demo = await findDemoApp(tx.db)
      if (!demo) return
      const entry = { kind: 'app', action: 'deleted', appId: demo.appId } as const
      await storeAuditEntry(tx, actorOf(request), entry)
      await removeDemoApp(tx)
    })
    return {}
  })
}
