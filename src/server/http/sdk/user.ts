import { ChatError, invalidAuth, isEmail } from '../../../protocol'
import { toUser } from '../../domain/client-shapes'
import { leaveDevice } from '../../domain/clients/device-presence'
import { endSession } from '../../domain/sessions/replaced-sessions'
import { writeAs } from '../../domain/sessions/sessions'
import { findUser, updateUser } from '../../domain/users/users'
import type { App } from '../app'
import type { Services } from '../services'
import { readProfile } from './profile'
import { AppPath, ProfileBody } from './schemas'

const checkEmail = (email: string | null | undefined): void => {
  if (email == null || isEmail(email)) return
  const got = JSON.stringify(email)
  throw new ChatError('invalid-request', `email must be an e-mail address, got ${got}.`)
}

/** The visitor as the widget knows them, and the end of their session. */
export const bindUser = (app: App, { domain, settings }: Services): void => {
  app.get('/apps/:appId/user', { schema: { params: AppPath } }, async ({ session }) => {
    const user = await findUser(domain.storage.read, session.appId, session.userId)
    if (!user) throw invalidAuth()
    return { user: toUser(user) }
  })

  app.patch(
    '/apps/:appId/user',
    { schema: { params: AppPath, body: ProfileBody } },
    async ({ session, body }) => {
      const about = readProfile(body, settings.publicUrl)
      checkEmail(about.profile?.email)
      const user = await writeAs(domain, session, async (tx, { appId, userId }) => {
        const known = await findUser(tx.db, appId, userId)
        if (!known) throw invalidAuth()
        return updateUser(tx, known, about)
      })
      return { user: toUser(user) }
    }
  )

  app.post('/apps/:appId/logout', { schema: { params: AppPath } }, async ({ session }) => {
    await domain.write(async tx => {
      await leaveDevice(tx, session)
      await endSession(tx, session.tokenHash)
    })
    return {}
  })
}
