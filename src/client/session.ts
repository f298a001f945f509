import { atom, type ReadableAtom } from 'nanostores'
import {
  networkFailed,
  toJson,
  type ChatError,
  type DeviceInfo,
  type NewConversation,
  type SessionAnswer,
  type SessionRequest,
  type User
} from '../protocol'
import type { Http } from './http'
import type { KeyValue } from './key-value'
import { createRandomId } from './random-id'
import { readUser } from './wire'

/** Storage key of the session, which other tabs watch. */
export const SESSION_KEY = 'session'
/** Storage key of the secret that makes the making of an anonymous session repeatable. */
export const SECRET_KEY = 'sessionKey'
const DEVICE_KEY = 'deviceId'

/** Spec §4: after this many renewals in a row it is a failure that people see. */
const RENEWALS_MAX = 5

export interface Session {
  user: User
  token: string
}

/** Who the visitor is. Nothing is made or stored before `open`. */
export interface SessionKeeper {
  $session: ReadableAtom<Session | undefined>
  /** What to tell of the visitor when the server makes them; may be added to. */
  profile: NonNullable<SessionRequest['user']>
  /** Takes over what another tab stored, or an earlier visit. */
  restore(): Session | undefined
  /**
   * Makes the visitor's session, and with the same call a conversation and its first messages.
   * Repeatable: the key that makes it so is stored before it is sent.
   * @param through `call`, for a named user, who stays who they are.
   */
  open(conversation?: NewConversation, through?: Http): Promise<SessionAnswer>
  /** Resolves when no session is being made. */
  settle(): Promise<unknown>
  /** Takes over a session that the server gave. A named user's is kept in memory only. */
  adopt(answer: SessionAnswer): void
  /** Forgets who the visitor is. What is stored stays. */
  leave(): void
  /** A call that needs no session; its path begins with a slash. */
  ask: Http
  /** What the server is told of this device. */
  describe(): DeviceInfo
  /**
   * A call under the visitor's token, which is renewed, at most five times, when the server does not take
   * it; calls that wait share a renewal.
   * @throws {ChatError} `network` too when the visitor became another: call again.
   */
  call: Http
}

export interface SessionOptions {
  http: Http
  keyValue: KeyValue
  appId: string
  integrationId: string
  /** What the page says of the device, read at each opening. */
  describeDevice: () => DeviceInfo['info']
  /** Signs a named user in again; ends with `adopt`. */
  renew: () => Promise<unknown>
}

/** Keeps the session of one messenger. */
export const createSessionKeeper = ({
  http,
  keyValue,
  appId,
  integrationId,
  describeDevice,
  renew
}: SessionOptions): SessionKeeper => {
  const $session = atom<Session | undefined>()
  const profile: SessionKeeper['profile'] = {}
  let opening: Promise<SessionAnswer> | undefined
  let renewing: Promise<unknown> | undefined
  let hasLeft = false

  const remembered = (key: string): string => {
    let value = keyValue.get(key)
    if (!value) keyValue.set(key, (value = createRandomId()))
    return value
  }

  const restore = () => {
    try {
      const session = JSON.parse(keyValue.get(SESSION_KEY)!) as Session
      if (session.user.id) {
        hasLeft = false
        $session.set(session)
      }
    } catch {
      // Absent, or not ours: the first use makes it anew.
    }
    return $session.get()
  }

  const open: SessionKeeper['open'] = async (conversation, through = ask) => {
    const request: SessionRequest = {
      integrationId,
      // A named user leaves none behind.
      sessionKey: through === ask ? remembered(SECRET_KEY) : createRandomId(),
      client: describe(),
      user: profile,
      conversation
    }
    opening = through<SessionAnswer>('/sessions', { body: request })
    const answer = await opening
    adopt(answer)
    return answer
  }

  const ask: Http = (path, call) => http(`/apps/${appId}${path}`, call)

  const describe = () => ({
    id: remembered(DEVICE_KEY),
    platform: 'web' as const,
    info: describeDevice()
  })

  const adopt: SessionKeeper['adopt'] = ({ user, sessionToken: token }) => {
    const session = { user: readUser(user), token }
    if (!user.externalId) keyValue.set(SESSION_KEY, toJson(session))
    hasLeft = false
    $session.set(session)
  }

  return {
    $session,
    profile,
    restore,
    open,
    adopt,
    ask,
    describe,
    leave: () => {
      hasLeft = true
      $session.set(undefined)
    },
    // What became of it is for those who asked.
    settle: async () => opening?.catch(() => {}),
    call: async (path, call) => {
      // What was said last in the name of who has left makes nobody anew.
      if (hasLeft) throw networkFailed(path)
      if (!$session.get()) await open()
      const { id } = $session.get()!.user
      for (let renewals = 0; ; renewals++) {
        const session = $session.get()
        // The server has forgotten the visitor, or another has signed in.
        if (session?.user.id !== id) throw networkFailed(path)
        try {
          return await ask(path, { ...call, token: session.token })
        } catch (error) {
          if ((error as ChatError).code !== 'invalid-auth' || renewals === RENEWALS_MAX) throw error
          // Renewed meanwhile, or left.
          if ($session.get() !== session) continue
          renewing ??= (session.user.externalId ? renew() : open()).finally(() => {
            renewing = undefined
          })
          await renewing
        }
      }
    }
  }
}
