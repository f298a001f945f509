import { Type } from 'typebox'
import { createAppOnce, emptyApp } from '../../domain/flows'
import { deleteApp, findApp, storeAuditEntry } from '../../domain/records'
import { appNotFound } from '../rest'
import { type App, AppPath, Name, type Services } from '../shared'
import { actorOf, memberOf, OWNERS } from './guard-members'

const REQUEST_ID_MIN_CHARS = 16
const REQUEST_ID_MAX_CHARS = 64

const NewApp = Type.Object({
  displayName: Name,
  requestId: Type.String({ minLength: REQUEST_ID_MIN_CHARS, maxLength: REQUEST_ID_MAX_CHARS })
})

/** `/console/api/apps`: what keys of an account do in the REST API, for owners. */
export const bindConsoleApps = (app: App, { domain }: Services): void => {
  app.post('/apps', { config: OWNERS, schema: { body: NewApp } }, async (request, reply) => {
    const { id: consoleUserId } = memberOf(request)
    const { displayName, requestId } = request.body
    const created = await domain.write(tx =>
      createAppOnce(tx, {
        displayName,
        request: `${consoleUserId} ${requestId}`,
        by: actorOf(request)
      })
    )
    return reply.code(201).send({ app: { id: created.id, displayName } })
  })

  app.delete('/apps/:appId', { config: OWNERS, schema: { params: AppPath } }, async request => {
    const { appId } = request.params
    await emptyApp(domain, appId)
    await domain.write(async tx => {
      if (!(await findApp(tx.db, appId))) throw appNotFound()
      await storeAuditEntry(tx, actorOf(request), { kind: 'app', action: 'deleted', appId })
      await deleteApp(tx, appId)
    })
    return {}
  })
}
