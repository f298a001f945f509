import { atom, type ReadableAtom } from 'nanostores'
import {
  errorCode,
  invalidAuth,
  networkFailed,
  toJson,
  type ConfigAnswer,
  type DeviceInfo,
  type NewConversation,
  type SessionAnswer,
  type SessionRequest,
  type User
} from '../../protocol'
import { createRandomId, parseUser, type ClientStorage, type Http, type HttpCall } from '../shared'

/** Storage key of the session, which other tabs watch. */
export const SESSION_KEY = 'session'
/** Prefix of a storage key that is there for a moment only: it tells other tabs the externalId of the user who signs in. */
export const LOGIN_PREFIX = 'login.'
/** Storage key of the secret that makes the creation of an anonymous session repeatable. */
export const SECRET_KEY = 'sessionKey'
const DEVICE_KEY = 'deviceId'

/** Spec §4: after this many renewals in a row the call fails. */
const RENEWALS_MAX = 5

export interface Session {
  user: User
  token: string
}

/** Session of the visitor. Nothing is created or stored before `createSession`. */
export interface SessionManager {
  $session: ReadableAtom<Session | undefined>
  /** Fields of the user that the next session request carries; may be added to. */
  profile: NonNullable<SessionRequest['user']>
  /** Restores the session that another tab or an earlier visit stored. */
  restoreSession(): Session | undefined
  /**
   * Creates the visitor's session, and with the same call a conversation and its first messages.
   * Repeatable: the key that makes it so is stored before it is sent. An authenticated user keeps
   * their identity.
   * @throws {ChatError} `invalid-auth` when the visitor has signed in in another tab.
   */
  createSession(conversation?: NewConversation): Promise<SessionAnswer>
  /** Resolves when no session request is pending. */
  whenIdle(): Promise<unknown>
  /** Sets a session that the server gave. That of an authenticated user is kept in memory only. */
  setSession(answer: Pick<SessionAnswer, 'user' | 'sessionToken'>): void
  /**
   * Clears the session in memory; what is stored stays.
   * @param replacer The visitor has signed in under this externalId in another tab: no other anonymous
   *   session may follow.
   */
  clearSession(replacer?: string): void
  /** Returns the externalId under which the visitor has signed in in another tab, and not here. */
  replacedBy(): string | undefined
  /** Makes a call that needs no session; its path begins with a slash. */
  request: Http
  /** Describes this device to the server. */
  getDevice(): DeviceInfo
  /** Tells the server on which page the visitor is, unless it knows. */
  tellPage(): void
  /** Renews a session whose token was refused, unless that has been done. Callers share a renewal. */
  renew(refused: Session): Promise<unknown>
  /**
   * Makes a call with the visitor's token, and creates a session if there is none. A refused token is
   * renewed, at most five times.
   * @throws {ChatError} `network` too when the visitor changed meanwhile: call again.
   */
  call: Http
}

export interface SessionOptions {
  http: Http
  storage: ClientStorage
  config: Pick<ConfigAnswer, 'app' | 'integration'>
  /** Describes the page; called with each session request. */
  describeDevice: () => DeviceInfo['info']
  /** Signs an authenticated user in again; ends with `setSession`. */
  refreshToken: () => Promise<unknown>
}

/** Creates the session manager of one client. */
export const createSessionManager = ({
  http,
  storage,
  config,
  describeDevice,
  refreshToken
}: SessionOptions): SessionManager => {
  const $session = atom<Session | undefined>()
  const profile: SessionManager['profile'] = {}
  let pendingRequest: Promise<SessionAnswer> | undefined
  let renewal: Promise<unknown> | undefined
  let isCleared = false
  let replacedBy: string | undefined
  let toldUrl: string | undefined

  const request: Http = (path, call) => http(`/apps/${config.app.id}${path}`, call)

  const getStoredId = (key: string): string => {
    const id = storage.get(key) ?? createRandomId()
    storage.set(key, id)
    return id
  }

  const getDevice = (): DeviceInfo => {
    const info = describeDevice()
    toldUrl = info.currentUrl
    return { id: getStoredId(DEVICE_KEY), platform: 'web', info }
  }

  const keep = (session: Session) => {
    isCleared = false
    replacedBy = undefined
    $session.set(session)
  }

  const setSession: SessionManager['setSession'] = ({ user, sessionToken: token }) => {
    const session = { user: parseUser(user), token }
    if (!user.externalId) storage.set(SESSION_KEY, toJson(session))
    keep(session)
  }

  const createSession: SessionManager['createSession'] = async conversation => {
    if (replacedBy) throw invalidAuth()
    const isAnonymous = !$session.get()?.user.externalId
    const body: SessionRequest = {
      integrationId: config.integration.id,
      // Only an anonymous visitor needs to be found again by this key.
      sessionKey: isAnonymous ? getStoredId(SECRET_KEY) : createRandomId(),
      client: getDevice(),
      user: profile,
      ...(conversation && { conversation })
    }
    pendingRequest = (isAnonymous ? request : call)<SessionAnswer>('/sessions', { body })
    const answer = await pendingRequest
    setSession(answer)
    return answer
  }

  const renew: SessionManager['renew'] = async refused => {
    if ($session.get() !== refused) return
    renewal ??= (refused.user.externalId ? refreshToken() : createSession()).finally(() => {
      renewal = undefined
    })
    await renewal
  }

  async function call<Answer>(path: string, options?: HttpCall): Promise<Answer> {
    // After a logout, late calls must not create a new anonymous session.
    if (isCleared) throw networkFailed(path)
    if (!$session.get()) await createSession()
    const id = $session.get()?.user.id
    for (let renewals = 0; ; renewals++) {
      const session = $session.get()
      // The server has deleted the user, or another user has signed in.
      if (!session || session.user.id !== id) throw networkFailed(path)
      try {
        return await request(path, { ...options, token: session.token })
      } catch (error) {
        if (errorCode(error) !== 'invalid-auth' || renewals === RENEWALS_MAX) throw error
        await renew(session)
      }
    }
  }

  return {
    $session,
    profile,
    createSession,
    setSession,
    request,
    getDevice,
    renew,
    call,
    tellPage: () => {
      // A failure is made up for at the next call.
      if (describeDevice().currentUrl !== toldUrl)
        call('/client', { method: 'PUT', body: getDevice() }).catch(() => (toldUrl = undefined))
    },
    restoreSession: () => {
      try {
        const stored = JSON.parse(storage.get(SESSION_KEY) ?? '') as Session
        if (stored.user.id) keep(stored)
      } catch {
        // Absent, or not ours: the first use creates a session.
      }
      return $session.get()
    },
    replacedBy: () => replacedBy,
    clearSession: replacer => {
      replacedBy = replacer
      isCleared = true
      $session.set(undefined)
    },
    // A failure is reported to the caller of the request.
    whenIdle: async () => pendingRequest?.catch(() => {})
  }
}
