import type { LanguageTag } from '../../protocol'
import { atom, type ReadableAtom } from 'nanostores'
import type { App, FeedOptions, Me } from '../api'
import { type AccessLink, createAccessLink } from './access-link'
import { createClock } from './clock'
import { createKeptTexts } from './kept-texts'
import { createLanguageChoice, type LanguageChoice } from './language'
import { createRoute, formatRoute, type AddressBar, type Route, type Routing } from './route'
import { createSession, type SessionModel } from './session'
import { createSingleKeys, type SingleKeys } from './single-keys'
import { createSortChoice } from './sort-choice'
import { createWorkspace, type Workspace } from './workspace'
import { clearWritten, createWritten } from './written'

/** Environment of a console; tests pass one of their own. */
export interface ConsoleWorld {
  fetch: typeof fetch
  /** Makes the request of an upload, whose progress is shown. */
  openUpload: () => XMLHttpRequest
  addressBar: AddressBar
  /** Opens the browser's storage, for drafts and preferences. May throw where storage is blocked. */
  openStorage(): Storage
  /** Languages that the browser prefers, in that order. */
  languages: readonly string[]
  /** Loads the messenger's own texts in one of its languages, by key. */
  loadOriginals(language: 'en' | LanguageTag): Promise<Record<string, string>>
  wait: FeedOptions['wait']
  /** Listens for the loss of the browser's network. @returns A function that ends it. */
  onOffline(listener: () => void): () => void
  /** Has the browser ask before the page is left while it is needed. @returns A function that ends it. */
  holdPage(isNeeded: () => boolean): () => void
}

/** State and functions that all screens share. */
export interface Console
  extends
    SingleKeys,
    Routing,
    Omit<LanguageChoice, 'loadLanguage'>,
    Pick<ConsoleWorld, 'loadOriginals'> {
  session: SessionModel
  /** Undefined where the address holds no one-time code. */
  $accessLink: ReadableAtom<AccessLink | undefined>
  /** Takes the code out of the address and its history. */
  leaveAccessLink(): void
  /** The time in ms, to say how long ago something was. */
  $now: ReadableAtom<number>
  /** Undefined while signed out, or when the user may see no app. */
  $workspace: ReadableAtom<Workspace | undefined>
  /** Said on the screen that was gone to, until the next one; empty: nothing. */
  $notice: ReadableAtom<string>
  /** Tells whether the server answers. */
  isReachable(): Promise<boolean>
  /** Says something on the screen that is shown, until the next one. */
  tell(notice: string): void
  /** Shows another screen. */
  go(route: Route, notice?: string): void
  /** Shows another screen in place of this one: the browser's back button skips it. */
  replace(route: Route, notice?: string): void
  /** Goes to an app that was just created, where nothing is connected yet. */
  enterNewApp(app: App, notice: string): void
  /** Takes over the name and the picture that an app has now. */
  renameApp(app: App): void
  /** Adds the demo, and goes to it. @throws {ApiError} */
  addDemo(notice: string): Promise<void>
  /** Forgets an app that was just deleted, and leaves it where it is shown. */
  forgetApp(id: string, notice: string): void
  /** Deletes all drafts and unsent replies, too. @throws {ApiError} The session continues. */
  signOut(): Promise<void>
  /** Restores the session and starts. @returns A function that ends it. */
  start(): () => void
}

const withApp = (apps: App[], app: App): App[] => [...apps.filter(({ id }) => id !== app.id), app]

/** Makes a console. It does nothing before `start`. */
export const createConsole = ({
  fetch,
  openUpload,
  addressBar,
  openStorage,
  languages,
  loadOriginals,
  wait,
  onOffline,
  holdPage
}: ConsoleWorld): Console => {
  const session = createSession(fetch, openUpload)
  const { $route, readAddress, guardRoute } = createRoute(addressBar)
  const $workspace = atom<Workspace | undefined>()
  const $notice = atom('')
  const { loadLanguage, ...language } = createLanguageChoice({
    open: openStorage,
    preferred: languages
  })
  /** Notice for the screen that comes. */
  let nextNotice = ''
  const checkConnection = () => $workspace.get()?.checkConnection()
  const sortChoice = createSortChoice(openStorage)
  const keptTexts = createKeptTexts(openStorage)
  /** Workspaces by user and app, so that a user who signs in again finds only their own. */
  const workspaces = new Map<string, Workspace>()

  const create = (app: App, { user }: Me): Workspace =>
    createWorkspace({
      app,
      ownId: user.id,
      api: session.api.app(app.id, user.id, checkConnection),
      written: createWritten(keptTexts, user.id, app.id),
      sortChoice,
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

  function showNotice() {
    $notice.set(nextNotice)
    nextNotice = ''
  }

  function go(route: Route, notice = '') {
    nextNotice = notice
    addressBar.location.hash = formatRoute(route)
  }

  function replace(route: Route, notice = '') {
    nextNotice = notice
    addressBar.location.replace(formatRoute(route))
  }

  return {
    ...createSingleKeys(openStorage),
    ...language,
    loadOriginals,
    session,
    $route,
    readAddress,
    guardRoute,
    $accessLink: createAccessLink(addressBar),
    leaveAccessLink() {
      addressBar.location.replace('#/')
      // The first account may have been made elsewhere.
      if (session.$session.get().state === 'not-set-up') void session.restore()
    },
    $now: createClock(),
    $workspace,

    isReachable: () =>
      fetch('./', { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false
      ),

    $notice,
    tell: notice => $notice.set(notice),
    go,
    replace,

    enterNewApp(app, notice) {
      session.changeApps(({ apps }) => ({ apps: withApp(apps, app) }))
      go({ appId: app.id, screen: 'connect' }, notice)
    },

    renameApp({ id, displayName, iconUrl }) {
      const changed = { id, displayName, ...(iconUrl !== undefined && { iconUrl }) }
      session.changeApps(({ apps }) => ({
        apps: apps.map(app => (app.id === id ? changed : app))
      }))
    },

    async addDemo(notice) {
      const app = await session.api.addDemo()
      session.changeApps(({ apps }) => ({ apps: withApp(apps, app), demoAppId: app.id }))
      go({ appId: app.id, screen: 'app' }, notice)
    },

    forgetApp(id, notice) {
      const workspace = $workspace.get()
      const isShown = workspace?.app.id === id
      if (isShown) clearWritten(workspace)
      session.changeApps(({ apps, demoAppId }) => ({
        apps: apps.filter(app => app.id !== id),
        demoAppId: demoAppId === id ? undefined : demoAppId
      }))
      // Without an id, the first app that is left is shown.
      if (isShown) replace({ screen: 'inbox' }, notice)
      else $notice.set(notice)
    },

    async signOut() {
      const before = session.$session.get()
      await session.signOut()
      workspaces.forEach(clearWritten)
      workspaces.clear()
      // Those of apps that were not opened on this page, too.
      if (before.state === 'signed-in') keptTexts.clear(`${before.me.user.id}.`)
    },

    start() {
      const unlistenRoute = $route.listen(() => {
        showNotice()
        arrange()
      })
      const unlistenSession = session.$session.listen(arrange)
      const unlistenOffline = onOffline(checkConnection)
      const releasePage = holdPage(() => [...workspaces.values()].some(each => each.isSending()))
      keptTexts.prune()
      void loadLanguage()
      void session.restore()
      return () => {
        releasePage()
        unlistenOffline()
        unlistenRoute()
        unlistenSession()
        leave()
      }
    }
  }
}
