import { atom, type ReadableAtom } from 'nanostores'
import type { App, FeedOptions, Me } from '../api'
import { type AccessLink, createAccessLink } from './access-link'
import { createClock } from './clock'
import { createDrafts } from './drafts'
import { createRoute, formatRoute, type AddressBar, type Route, type Routing } from './route'
import { createSession, type SessionModel } from './session'
import { createSingleKeys, type SingleKeys } from './single-keys'
import { createWorkspace, type Workspace } from './workspace'

/** Environment of a console; tests pass one of their own. */
export interface ConsoleWorld {
  fetch: typeof fetch
  addressBar: AddressBar
  /** Opens the tab's storage, for drafts. May throw where storage is blocked. */
  openTabStorage(): Storage
  /** Opens the browser's storage, for preferences. May throw too. */
  openStorage(): Storage
  wait: FeedOptions['wait']
  /** Listens for the loss of the browser's network. @returns A function that ends it. */
  onOffline(listener: () => void): () => void
}

/** State and functions that all screens share. */
export interface Console extends SingleKeys, Routing {
  session: SessionModel
  /** Undefined where the address holds no one-time code. */
  $accessLink: ReadableAtom<AccessLink | undefined>
  /** Takes the code out of the address and its history. */
  leaveAccessLink(): void
  /** The time in ms, to say how long ago something was. */
  $now: ReadableAtom<number>
  /** Undefined while signed out, or when the user may see no app. */
  $workspace: ReadableAtom<Workspace | undefined>
  /** Shows another screen. */
  go(route: Route): void
  /** Shows another screen in place of this one: the browser's back button skips it. */
  replace(route: Route): void
  /** Deletes all drafts and unsent replies, too. @throws {ApiError} The session continues. */
  signOut(): Promise<void>
  /** Restores the session and starts. @returns A function that ends it. */
  start(): () => void
}

/** Makes a console. It does nothing before `start`. */
export const createConsole = ({
  fetch,
  addressBar,
  openTabStorage,
  openStorage,
  wait,
  onOffline
}: ConsoleWorld): Console => {
  const session = createSession(fetch)
  const { $route, guardRoute } = createRoute(addressBar)
  const $workspace = atom<Workspace | undefined>()
  const checkConnection = () => $workspace.get()?.checkConnection()
  /** Workspaces by user and app, so that a user who signs in again finds only their own. */
  const workspaces = new Map<string, Workspace>()

  const create = (app: App, { user }: Me): Workspace =>
    createWorkspace({
      app,
      api: session.api.app(app.id, checkConnection),
      drafts: createDrafts(openTabStorage, user.id),
      unsent: createDrafts(openTabStorage, `${user.id}.${app.id}`, 'unsent'),
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
    guardRoute,
    $accessLink: createAccessLink(addressBar),
    leaveAccessLink: () => addressBar.location.replace('#/'),
    $now: createClock(),
    $workspace,

    go(route) {
      addressBar.location.hash = formatRoute(route)
    },

    replace: route => addressBar.location.replace(formatRoute(route)),

    async signOut() {
      await session.signOut()
      for (const { drafts, unsent } of workspaces.values()) {
        drafts.clear()
        unsent.clear()
      }
      workspaces.clear()
    },

    start() {
      const unlistenRoute = $route.listen(arrange)
      const unlistenSession = session.$session.listen(arrange)
      const unlistenOffline = onOffline(checkConnection)
      void session.restore()
      return () => {
        unlistenOffline()
        unlistenRoute()
        unlistenSession()
        leave()
      }
    }
  }
}
