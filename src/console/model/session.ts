import { atom, type ReadableAtom } from 'nanostores'
import {
  type Api,
  ApiError,
  type CallSession,
  createApi,
  createRequest,
  createUpload,
  type Entry,
  type Me,
  type OwnChange
} from '../api'
import { readCallRefusal } from './call-refusals'

/** Whether a user is signed in, as far as known. */
export type Session =
  | { state: 'unknown' }
  | { state: 'unreachable' }
  /** `expired`: the server ended it; drafts and screens wait for the same user. */
  | { state: 'signed-out'; expired: boolean }
  /** The password was right; a code is missing. */
  | { state: 'second-step'; token: string }
  /** No one can sign in before the first account is made. */
  | { state: 'not-set-up' }
  | { state: 'signed-in'; me: Me }

/** The signed-in user, and the calls in their name. */
export interface SessionModel {
  $session: ReadableAtom<Session>
  api: Api
  /** Checks whether the browser still holds a session. */
  restore(): Promise<void>
  /** @throws {ApiError} 401 for a wrong e-mail or password, 429 after too many tries. */
  signIn(email: string, password: string): Promise<void>
  /** Goes on with the answer to a right password, or to a one-time code. */
  enter(entry: Entry): void
  /** Gives up a sign-in that waits for a code. */
  leaveSecondStep(): void
  /** Reads again who is signed in: what they may do, and their apps, may have changed. */
  refresh(): Promise<void>
  /** Takes over which apps there are, after one was created, renamed or deleted. */
  changeApps(change: (me: Me) => Pick<Me, 'apps' | 'demoAppId'>): void
  /** Changes how the one who is signed in is shown. @throws {ApiError} */
  changeOwn(change: OwnChange): Promise<void>
  /** @throws {ApiError} The session continues. */
  signOut(): Promise<void>
}

/** Makes the session of one console. It is `unknown` until `restore`. */
export const createSession = (
  fetch: typeof globalThis.fetch,
  openUpload: () => XMLHttpRequest
): SessionModel => {
  const $session = atom<Session>({ state: 'unknown' })
  const signedOut = (expired: boolean) => $session.set({ state: 'signed-out', expired })

  const calls: CallSession = {
    csrfToken() {
      const session = $session.get()
      return session.state === 'signed-in' ? session.me.csrfToken : undefined
    },
    expired: () => signedOut(true),
    refused(error) {
      const kind = readCallRefusal(error.message)?.kind
      if (kind === 'role' || kind === 'appGone') void refresh()
    }
  }
  const api = createApi(createRequest(fetch, calls), createUpload(openUpload, calls))

  async function refresh() {
    const me = await api.getMe().catch(() => undefined)
    const session = $session.get()
    // Somebody else may have signed in elsewhere in this browser meanwhile.
    if (session.state !== 'signed-in' || session.me.user.id !== me?.user.id) return
    $session.set({ state: 'signed-in', me })
  }

  function enter(entry: Entry) {
    if ('secondStep' in entry) $session.set({ state: 'second-step', token: entry.secondStep })
    else $session.set({ state: 'signed-in', me: entry })
  }

  return {
    $session,
    api,

    async restore() {
      $session.set({ state: 'unknown' })
      try {
        $session.set({ state: 'signed-in', me: await api.getMe() })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) {
          $session.set({ state: 'unreachable' })
        } else if (await api.isSetUpOpen().catch(() => false)) {
          $session.set({ state: 'not-set-up' })
        } else signedOut(false)
      }
    },

    async signIn(email, password) {
      enter(await api.signIn(email, password))
    },

    refresh,

    enter,

    leaveSecondStep: () => signedOut(false),

    changeApps(change) {
      const session = $session.get()
      if (session.state !== 'signed-in') return
      const { me } = session
      $session.set({ state: 'signed-in', me: { ...me, ...change(me) } })
    },

    async changeOwn(change) {
      const { user } = await api.changeOwn(change)
      const session = $session.get()
      if (session.state !== 'signed-in') return
      $session.set({ state: 'signed-in', me: { ...session.me, user } })
    },

    async signOut() {
      await api.signOut().catch(error => {
        // The session has ended already.
        if (!(error instanceof ApiError) || error.status !== 401) throw error
      })
      signedOut(false)
    }
  }
}
