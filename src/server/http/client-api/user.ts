import { ChatError, invalidAuth, isEmail } from '../../../protocol'
import { maskFields, writeAsSession } from '../../domain/flows'
import { endSession, findUser, deactivateDevice, updateUser } from '../../domain/records'
import { toUser } from '../../domain/views'
import type { App, Services } from '../shared'
import { parseProfile } from './profile'
import { AppPath, ProfileBody } from './schemas'

const checkEmail = (email: string | null | undefined): void => {
  if (email == null || isEmail(email)) return
  const got = JSON.stringify(email)
  throw new ChatError('invalid-request', `email must be an e-mail address, got ${got}.`)
}

/** The visitor's profile, and logout. */
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
      const said = parseProfile(body, settings.publicUrl)
      const about = await maskFields(domain.storage.read, session.appId, said)
      checkEmail(about.profile?.email)
      const user = await writeAsSession(domain, session, async (tx, { appId, userId }) => {
        const known = await findUser(tx.db, appId, userId)
        if (!known) throw invalidAuth()
        return updateUser(tx, known, about)
      })
      return { user: toUser(user) }
    }
  )

  app.post(
    '/apps/:appId/logout',
    { config: { acceptsBlocked: true }, schema: { params: AppPath } },
    async ({ session }) => {
      await domain.write(async tx => {
        await deactivateDevice(tx, session)
        await endSession(tx, session.tokenHash)
      })
      return {}
    }
  )
}
