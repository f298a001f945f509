import { addDemoApp, removeDemoApp } from '../../domain/flows'
import { findApp } from '../../domain/records'
import { appNotFound } from '../rest'
import type { App, Services } from '../shared'
import { OWNERS } from './guard-members'

/** `/console/api/demo`: adds the demo app and removes it. Repeated calls change nothing. */
export const bindDemo = (app: App, { domain }: Services): void => {
  app.post('/demo', { config: OWNERS }, async (_request, reply) => {
    const demo = await domain.write(async tx => {
      const { appId } = await addDemoApp(tx)
      return findApp(tx.db, appId)
    })
    if (!demo) throw appNotFound()
    const { id, displayName } = demo
    return reply.code(201).send({ app: { id, displayName } })
  })

  app.delete('/demo', { config: OWNERS }, async () => {
    await domain.write(removeDemoApp)
    return {}
  })
}
