import { addDemoApp, removeDemoApp } from '../../domain/flows'
import { findApp } from '../../domain/records'
import { appNotFound } from '../rest'
import type { App, Services } from '../shared'
import { requireSession } from './signed-in'

/** `/console/api/demo`: adds the demo app and removes it. Repeated calls change nothing. */
export const bindDemo = (app: App, services: Services): void => {
  const { domain } = services

  app.post('/demo', async (request, reply) => {
    await requireSession(services, request)
    const demo = await domain.write(async tx => {
      const { appId } = await addDemoApp(tx)
      return findApp(tx.db, appId)
    })
    if (!demo) throw appNotFound()
    const { id, displayName } = demo
    return reply.code(201).send({ app: { id, displayName } })
  })

  app.delete('/demo', async request => {
    await requireSession(services, request)
    await domain.write(removeDemoApp)
    return {}
  })
}
