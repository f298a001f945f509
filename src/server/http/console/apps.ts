import { Type } from 'typebox'
import { createAppOnce } from '../../domain/flows'
import { deleteApp, findApp } from '../../domain/records'
import { appNotFound } from '../rest'
import { type App, AppPath, Name, type Services } from '../shared'
import { requireSession } from './signed-in'

const REQUEST_ID_MIN_CHARS = 16
const REQUEST_ID_MAX_CHARS = 64

const NewApp = Type.Object({
  displayName: Name,
  requestId: Type.String({ minLength: REQUEST_ID_MIN_CHARS, maxLength: REQUEST_ID_MAX_CHARS })
})

/** `/console/api/apps`: what keys of an account do in the REST API, for those who are signed in. */
export const bindConsoleApps = (app: App, services: Services): void => {
  const { domain } = services

  app.post('/apps', { schema: { body: NewApp } }, async (request, reply) => {
    const { id: consoleUserId } = await requireSession(services, request)
    const { displayName, requestId } = request.body
    const created = await domain.write(tx =>
      createAppOnce(tx, { displayName, request: `${consoleUserId} ${requestId}` })
    )
    return reply.code(201).send({ app: { id: created.id, displayName } })
  })

  app.delete('/apps/:appId', { schema: { params: AppPath } }, async request => {
    await requireSession(services, request)
    const { appId } = request.params
    await domain.write(async tx => {
      if (!(await findApp(tx.db, appId))) throw appNotFound()
      await deleteApp(tx, appId)
    })
    return {}
  })
}
