import { atom, type ReadableAtom } from 'nanostores'
import {
  networkFailed,
  type ChatError,
  type DeviceInfo,
  type NewConversation,
  type SessionAnswer,
  type SessionRequest,
  type User
} from '../protocol'
import type { Http, HttpCall } from './http'
import type { KeyValue } from './key-value'
import { createRandomId } from './random-id'
import { readUser } from './wire'

/** Storage key of the session, which other tabs watch. */
export const SESSION_KEY = 'session'
const SECRET_KEY = 'sessionKey'
const DEVICE_KEY = 'deviceId'

export interface Session {
  user: User
  token: string
}

/** Who the visitor is. Nothing is made or stored before `open`. */
export interface SessionKeeper {
  $session: ReadableAtom<Session | undefined>
  /** Takes over what another tab stored, or an earlier visit. */
  restore(): Session | undefined
  /**
   * Makes the visitor's session, and with the same call a conversation and its first messages.
   * Repeatable: the key that makes it so is stored before it is sent.
   */
  open(conversation?: NewConversation): Promise<SessionAnswer>
  /**
   * A call under the visitor's token, which is renewed once when the server no longer knows it.
   * @throws {ChatError} `network` too when the visitor became another: call again.
   */
  call<Answer>(path: string, call?: HttpCall): Promise<Answer>
}

export interface SessionOptions {
  http: Http
  keyValue: KeyValue
  appId: string
  integrationId: string
  /** What the page says of the device, read at each opening. */
  describeDevice: () => DeviceInfo['info']
}

/** Keeps the session of one messenger. */
export const createSessionKeeper = ({
  http,
  keyValue,
  appId,
  integrationId,
  describeDevice
}: SessionOptions): SessionKeeper => {
  const $session = atom<Session | undefined>()
  const root = `/apps/${appId}`

  const remembered = (key: string): string => {
    let value = keyValue.get(key)
    if (!value) keyValue.set(key, (value = createRandomId()))
    return value
  }

  const restore = () => {
    try {
      const session = JSON.parse(keyValue.get(SESSION_KEY)!) as Session
      if (session.user.id) $session.set(session)
    } catch {
      // Absent, or not ours: the first use makes it anew.
    }
    return $session.get()
  }

  const open: SessionKeeper['open'] = async conversation => {
    const request: SessionRequest = {
      integrationId,
      sessionKey: remembered(SECRET_KEY),
      client: { id: remembered(DEVICE_KEY), platform: 'web', info: describeDevice() },
      ...(conversation ? { conversation } : {})
    }
    const answer = await http<SessionAnswer>(`${root}/sessions`, { body: request })
    const session = { user: readUser(answer.user), token: answer.sessionToken }
    keyValue.set(SESSION_KEY, JSON.stringify(session))
    $session.set(session)
    return answer
  }

  return {
    $session,
    restore,
    open,
    call: async (path, call) => {
      const attempt = () => http<never>(root + path, { ...call, token: $session.get()!.token })
      if (!$session.get()) await open()
      const { user } = $session.get()!
      try {
        return await attempt()
      } catch (error) {
        if ((error as ChatError).code !== 'invalid-auth') throw error
        await open()
        // The server has forgotten the visitor, and what this call was about.
        if ($session.get()!.user.id !== user.id) throw networkFailed(path)
        return attempt()
      }
    }
  }
}
