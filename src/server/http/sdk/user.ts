import { ChatError, invalidAuth, isEmail } from '../../../protocol'
import { toUser } from '../../domain/client-shapes'
import { checkMediaUrls } from '../../domain/media-urls'
import { endSession } from '../../domain/replaced-sessions'
import { writeAs } from '../../domain/sessions'
import { findUser, updateUser } from '../../domain/users'
import type { App } from '../app'
import type { Services } from '../services'
import { AppPath, ProfileBody } from './schemas'

/** An emptied field of a form means the same as null. */
const emptyAsNull = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])
  ) as Fields

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
    async ({ session, body: { metadata, ...fields } }) => {
      const profile = emptyAsNull(fields)
      checkEmail(profile.email)
      checkMediaUrls({ avatarUrl: profile.avatarUrl }, settings.publicUrl)
      const user = await writeAs(domain, session, async (tx, { appId, userId }) => {
        const known = await findUser(tx.db, appId, userId)
        if (!known) throw invalidAuth()
        return updateUser(tx, known, { profile, metadata })
      })
      return { user: toUser(user) }
    }
  )

  app.post('/apps/:appId/logout', { schema: { params: AppPath } }, async ({ session }) => {
    await domain.write(tx => endSession(tx, session.tokenHash))
    return {}
  })
}
