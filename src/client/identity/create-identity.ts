import {
  invalidAuth,
  isRetryable,
  loggedOut,
  notInitialized,
  toJson,
  type ChatError,
  type LoginRequest,
  type SessionAnswer
} from '../../protocol'
import type { Messenger } from '../messenger'
import { createRetry } from '../retry'
import { OUTBOX_PREFIX, type OutboxEntry } from '../outbox'
import { SECRET_KEY, SESSION_KEY } from '../session'
import type { AskForToken } from './ask-page'

/** Spec §4: a token that is refused is asked for anew, up to five times. */
const NEW_TOKENS_MAX = 5

/** What the server is shown: who the visitor is, with a JWT, or a code that is worth one sign-in. */
export type Credentials =
  | { externalId: string; jwt: string; authCode?: undefined }
  | { authCode: string; externalId?: undefined; jwt?: undefined }

export interface IdentityOptions {
  messenger: Pick<Messenger, '$session' | 'core' | 'start'>
  integrationId: string
  askForToken: AskForToken
  /**
   * Lets another user take over, or nobody; resolves when that is done.
   * @param keepsDraft The one before was nobody, whose half-written words go along.
   */
  switchTo: (answer?: SessionAnswer, keepsDraft?: boolean) => Promise<void>
  /** Tells of the network's return; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
}

/** Who a messenger's visitor is, beyond nobody. */
export interface Identity {
  /**
   * Signs a user in. What the visitor wrote as nobody, and what is on its way, goes along.
   * @throws {ChatError} `invalid-auth`; waits through lost connections.
   */
  signIn(credentials: Credentials): Promise<void>
  /** Signs the user in again, with a new JWT. @throws {ChatError} `invalid-auth`. */
  renew(): Promise<void>
  /** Makes the visitor nobody, and forgets the user. */
  signOut(): Promise<void>
  /** Ends what waits for the network. */
  stop(): void
}

/** Makes what signs the users of one messenger in and out. */
export const createIdentity = ({
  messenger: { $session, core, start },
  integrationId,
  askForToken,
  switchTo,
  page
}: IdentityOptions): Identity => {
  const { keyValue, outbox } = core
  const waits = new Set<() => void>()
  const user = () => $session.get()?.user

  /** Repeats what the network keeps from succeeding. */
  const persist = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        retry.stop()
        reject(notInitialized('login'))
      }
      const run = () =>
        attempt().then(
          result => {
            waits.delete(stop)
            retry.stop()
            resolve(result)
          },
          (error: ChatError) => {
            if (isRetryable(error)) return retry.later()
            waits.delete(stop)
            retry.stop()
            reject(error)
          }
        )
      const retry = createRetry(() => void run(), page)
      waits.add(stop)
      void run()
    })

  const ask = ({ jwt, ...who }: Credentials) =>
    persist(async () => {
      // The server would make a nobody who is somebody else, were it asked for both at once.
      await core.settle()
      const body: { [Name in keyof LoginRequest]: LoginRequest[Name] | undefined } = {
        ...who,
        integrationId,
        client: core.describe(),
        user: core.profile,
        sessionToken: $session.get()?.token,
        // The server may know the visitor although its answer was lost.
        sessionKey: keyValue.get(SECRET_KEY)
      }
      return core.ask<SessionAnswer>('/login', { body, ...(jwt && { token: jwt }) })
    })

  /** Asks, with a new JWT each time that the server refuses one. */
  const present = async (credentials: Credentials, renewals = 0): Promise<SessionAnswer> => {
    try {
      return await ask(credentials)
    } catch (error) {
      const isRefused = (error as ChatError).code === 'invalid-auth'
      if (!isRefused || !credentials.jwt || renewals === NEW_TOKENS_MAX) throw error
      const jwt = await askForToken()
      if (!jwt) throw error
      return present({ ...credentials, jwt }, renewals + 1)
    }
  }

  const ownEntries = (owner?: string) => outbox.entries().filter(entry => entry.owner === owner)
  const forget = () => {
    for (const { clientMessageId } of ownEntries(user()?.externalId)) {
      keyValue.remove(OUTBOX_PREFIX + clientMessageId)
    }
    outbox.stop(loggedOut())
  }

  /** What nobody wrote is the user's now, and nobody is left. */
  const claim = (owner?: string) => {
    // It stays in its conversation, which may be the user's default one no more.
    const { id } = core.changes.conversations.main().info.peek() ?? {}
    for (const entry of ownEntries()) {
      const claimed: OutboxEntry = { ...(id && { conversationId: id }), ...entry, owner }
      keyValue.set(OUTBOX_PREFIX + entry.clientMessageId, toJson(claimed))
    }
    keyValue.remove(SESSION_KEY)
    keyValue.remove(SECRET_KEY)
  }

  return {
    signIn: async credentials => {
      const answer = await present(credentials)
      const { profile } = core
      // Told once: what changes elsewhere meanwhile stays.
      for (const name of Object.keys(profile)) delete profile[name as keyof typeof profile]
      const before = user()
      const { id, externalId } = answer.user
      if (!before?.externalId) claim(externalId)
      else if (before.id !== id) forget()
      if (before && before.id !== id) {
        // What is on its way to the server finds nobody to speak for.
        core.leave()
        return switchTo(answer, !before.externalId)
      }
      core.adopt(answer)
      if (before) outbox.flush()
      else start()
    },
    renew: async () => {
      const { externalId } = user()!
      const jwt = await askForToken()
      if (!externalId || !jwt) throw invalidAuth()
      core.adopt(await present({ externalId, jwt }, 1))
    },
    signOut: async () => {
      const session = $session.get()
      if (!session?.user.externalId) return
      // A token that is not revoked dies with its JWT.
      await core.ask('/logout', { body: {}, token: session.token }).catch(() => {})
      forget()
      core.leave()
      await switchTo()
    },
    stop: () => waits.forEach(stop => stop())
  }
}
