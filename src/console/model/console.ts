import { atom, type ReadableAtom } from 'nanostores'
import type { FeedOptions } from '../api/feed'
import type { App, Me } from '../api/shapes'
import { createClock } from './clock'
import { createDrafts } from './drafts'
import { createRoute, formatRoute, type AddressBar, type Route } from './route'
import { createSession, type SessionModel } from './session'
import { createSingleKeys, type SingleKeys } from './single-keys'
import { createWorkspace, type Workspace } from './workspace'

/** The world around a console; tests bring one of their own. */
export interface ConsoleWorld {
  fetch: typeof fetch
  addressBar: AddressBar
  /** Of the tab, for drafts. May throw where storage is blocked. */
  openTabStorage(): Storage
  /** Of the browser, for habits. May throw too. */
  openStorage(): Storage
  wait: FeedOptions['wait']
}

/** Everything that the screens share. */
export interface Console extends SingleKeys {
  session: SessionModel
  $route: ReadableAtom<Route>
  /** The time in ms, to say how long ago something was. */
  $now: ReadableAtom<number>
  /** Undefined while nobody is signed in, or when they may see no app. */
  $workspace: ReadableAtom<Workspace | undefined>
  /** Shows another screen. */
  go(route: Route): void
  /** Leaves nothing behind of what was being written. @throws {ApiError} The session goes on. */
  signOut(): Promise<void>
  /** Finds out who is signed in and starts to work. @returns Ends it. */
  start(): () => void
}

/** Makes a console. It does nothing before `start`. */
export const createConsole = ({
  fetch,
  addressBar,
  openTabStorage,
  openStorage,
  wait
}: ConsoleWorld): Console => {
  const session = createSession(fetch)
  const $route = createRoute(addressBar)
  const $workspace = atom<Workspace | undefined>()
  /** By person and app: whoever comes back finds what they left, nobody else does. */
  const workspaces = new Map<string, Workspace>()

  const create = (app: App, { user }: Me): Workspace =>
    createWorkspace({
      app,
      api: session.api.app(app.id),
      drafts: createDrafts(openTabStorage, user.id),
      wait
    })

  function enter(app: App, me: Me) {
    const key = `${me.user.id} ${app.id}`
    const workspace = workspaces.get(key) ?? create(app, me)
    workspaces.set(key, workspace)
    if (workspace !== $workspace.get()) $workspace.get()?.stop()
    workspace.start()
    $workspace.set(workspace)
  }

  function leave() {
    $workspace.get()?.stop()
    $workspace.set(undefined)
  }

  function arrange() {
    const now = session.$session.get()
    if (now.state !== 'signed-in') return leave()
    const { apps } = now.me
    const app = apps.find(({ id }) => id === $route.get().appId) ?? apps[0]
    if (app) enter(app, now.me)
    else leave()
  }

  return {
    ...createSingleKeys(openStorage),
    session,
    $route,
    $now: createClock(),
    $workspace,

    go(route) {
      addressBar.location.hash = formatRoute(route)
    },

    async signOut() {
      await session.signOut()
      for (const { drafts } of workspaces.values()) drafts.clear()
      workspaces.clear()
    },

    start() {
      const unlistenRoute = $route.listen(arrange)
      const unlistenSession = session.$session.listen(arrange)
      void session.restore()
      return () => {
        unlistenRoute()
        unlistenSession()
        leave()
      }
    }
  }
}
