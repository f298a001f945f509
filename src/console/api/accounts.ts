import type { Call } from './request'
import type { Entry, Me } from './shapes'

const SET_UP = '/console/api/set-up'
const SESSIONS = '/console/api/sessions'

/** A browser in which someone is signed in. Times are ISO 8601 strings. */
export interface BrowserSession {
  id: string
  /** Its User-Agent header; undefined: not known. */
  browser?: string
  createdAt: string
  lastUsedAt: string
  /** Whether it is this one. */
  isCurrent: boolean
}

/** The business and its first account. */
export interface FirstAccount {
  /** Printed by the start of the server. */
  code: string
  businessName: string
  email: string
  password: string
}

/** Changes of how the one who is signed in is shown. */
export interface OwnChange {
  /** Null: none. */
  displayName?: string | null
  /** Null: none. */
  avatarUrl?: string | null
  isShownToVisitors?: boolean
}

/** Makes the calls about accounts. All reject with an `ApiError`. */
export const createAccountApi = (request: (call: Call) => Promise<Response>) => {
  const post = (path: string, body: object) => request({ method: 'POST', path, body })
  const postForMe = async (path: string, body: object): Promise<Me> =>
    (await post(path, body)).json()

  return {
    /** Whether no one can sign in yet. */
    async isSetUpOpen(): Promise<boolean> {
      const { isOpen } = await (await request({ path: SET_UP })).json()
      return isOpen
    },

    /** Creates the first account, and signs in. */
    setUp: (account: FirstAccount) => postForMe(SET_UP, account),

    /** Sets a password by the token of a link, and signs in with it. */
    async resetPassword(token: string, password: string): Promise<Entry> {
      return (await post('/console/api/reset', { token, password })).json()
    },

    /** Changes how the one who is signed in is shown. */
    changeOwn: async (change: OwnChange): Promise<Me> =>
      (await request({ method: 'PATCH', path: '/console/api/me', body: change })).json(),

    /** Creates an account by the token of an invitation, and signs in. */
    join: (token: string, account: { email: string; password: string }) =>
      postForMe('/console/api/join', { token, ...account }),

    /** Lists where the one who is signed in is so, the browser that was used last first. */
    async listSessions(): Promise<BrowserSession[]> {
      return (await (await request({ path: SESSIONS })).json()).sessions
    },

    /** Signs another browser out. */
    async endSession(id: string): Promise<void> {
      await request({ method: 'DELETE', path: `${SESSIONS}/${encodeURIComponent(id)}` })
    },

    /** Signs all other browsers out. */
    async endOtherSessions(): Promise<void> {
      await request({ method: 'DELETE', path: SESSIONS })
    },

    async changePassword(oldPassword: string, newPassword: string): Promise<void> {
      await post('/console/api/password', { oldPassword, newPassword })
    }
  }
}
