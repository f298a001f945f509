import { invalidAuth, loggedOut, toJson, type SessionAnswer } from '../../protocol'
import type { Messenger } from '../client'
import { OUTBOX_PREFIX, type OutboxEntry } from '../outbox'
import { LOGIN_PREFIX, SECRET_KEY, SESSION_KEY } from '../session'
import type { AskForToken } from './ask-page'
import { createLogin, type Credentials } from './create-login'
import { createRepeater } from './create-repeater'

/** Storage key that is there for a moment only: it tells other tabs that the authenticated user has left. */
const LOGOUT_KEY = 'logout'

export interface IdentityOptions {
  messenger: Pick<Messenger, '$session' | 'internals' | 'start'>
  integrationId: string
  askForToken: AskForToken
  /**
   * Switches to another user, or to an anonymous one; resolves when that is done.
   * @param keepsDraft The user before was anonymous, whose half-written words go along.
   */
  switchTo: (answer?: SessionAnswer, keepsDraft?: boolean) => Promise<void>
  /** Runs this after the logins and logouts that the page has asked for. @default at once */
  inTurn?: (act: () => Promise<void>) => Promise<void>
  /** Window whose `online` event ends a wait; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
}

/** Identity of a client's user. */
export interface Identity {
  /**
   * Signs a user in. The messages of an anonymous visitor, and pending ones, go along.
   * @throws {ChatError} `invalid-auth`; waits through lost connections.
   */
  signIn(credentials: Credentials): Promise<void>
  /** Signs the user in again, with a new JWT. @throws {ChatError} `invalid-auth`. */
  refreshToken(): Promise<void>
  /** Signs the user out, and makes the visitor anonymous. */
  signOut(): Promise<void>
  /** Rejects all calls that wait for the network, and stops following other tabs. */
  stop(): void
}

/** Creates the identity of one client: signs its users in and out, and out again as other tabs do. */
export const createIdentity = ({
  messenger,
  integrationId,
  askForToken,
  switchTo,
  inTurn = act => act(),
  page
}: IdentityOptions): Identity => {
  const { $session, internals, start } = messenger
  const { outbox, profile, storage } = internals
  const { repeat, stop } = createRepeater(page)
  let isStopped = false
  const login = createLogin({ messenger, integrationId, askForToken, repeat })
  const getUser = () => $session.get()?.user

  /** Drops what authenticated users wrote, except this one: who follows them finds nothing of it. */
  const discardEntries = (next?: string) => {
    for (const { clientMessageId, owner } of outbox.all()) {
      if (owner && owner !== next) storage.remove(OUTBOX_PREFIX + clientMessageId)
    }
  }

  /** Tells other tabs by a storage key. */
  const tell = (key: string) => {
    storage.set(key, '')
    storage.remove(key)
  }

  /** Assigns the anonymous user's messages to the authenticated user, and drops the anonymous session. */
  const claimEntries = (owner: string) => {
    // They stay in their conversation, which may no longer be the user's default one.
    const { id } = internals.updates.conversations.main().info.peek() ?? {}
    // Messages that were refused for want of a login are sent again.
    for (const { refused: _, ...entry } of outbox.all()) {
      const conversationId = entry.owner ? undefined : id
      const claimed: OutboxEntry = { ...(conversationId && { conversationId }), ...entry, owner }
      storage.set(OUTBOX_PREFIX + entry.clientMessageId, toJson(claimed))
    }
    storage.remove(SESSION_KEY)
    storage.remove(SECRET_KEY)
    tell(LOGIN_PREFIX + owner)
  }

  /** Makes the visitor anonymous, with nothing of the user before. */
  const leave = () => {
    outbox.stop(loggedOut())
    // Calls on their way to the server must fail without a user.
    internals.clearSession()
    return switchTo()
  }

  /** Leaves the user who signed in in another tab, and has left there. */
  const follow = async () => {
    // The visitor may have signed in here too meanwhile.
    if (isStopped || !internals.replacedBy()) return
    internals.updates.conversations.clear()
    await leave()
  }

  const stopListening = storage.listen(key => {
    // The page there may have been reloaded before the next user signed in.
    const isNext = key.startsWith(LOGIN_PREFIX) && key !== LOGIN_PREFIX + internals.replacedBy()
    // A messenger that ends meanwhile has nothing to show.
    if (key === LOGOUT_KEY || isNext) inTurn(follow).catch(() => {})
  })

  return {
    stop: () => {
      isStopped = true
      stopListening()
      stop()
    },
    signIn: async credentials => {
      const answer = await login(credentials)
      // Sent once: later changes from elsewhere stay.
      for (const name of Object.keys(profile)) Reflect.deleteProperty(profile, name)
      const before = getUser()
      const { id, externalId } = answer.user
      discardEntries(externalId)
      if (!before?.externalId) claimEntries(externalId ?? '')
      else if (before.id !== id) {
        tell(LOGOUT_KEY)
        outbox.stop(loggedOut())
      }
      if (before && before.id !== id) {
        // Calls on their way to the server must fail without a user.
        internals.clearSession()
        return switchTo(answer, !before.externalId)
      }
      internals.setSession(answer)
      if (before) outbox.flush()
      else start()
    },
    refreshToken: async () => {
      const externalId = getUser()?.externalId
      const jwt = await askForToken()
      if (!externalId || !jwt) throw invalidAuth()
      internals.setSession(await login({ externalId, jwt }, 1))
    },
    signOut: async () => {
      const session = $session.get()
      if (!session?.user.externalId) return
      // A token that is not revoked expires with its JWT.
      await internals.request('/logout', { body: {}, token: session.token }).catch(() => {})
      discardEntries()
      tell(LOGOUT_KEY)
      await leave()
    }
  }
}
