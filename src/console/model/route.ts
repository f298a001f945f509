import { atom, onMount, type ReadableAtom } from 'nanostores'

const SCREENS = [
  'inbox',
  'install',
  'integrations',
  'connect',
  'connect-web',
  'connect-custom',
  'settings',
  'team',
  'audit-log',
  'app',
  'changes',
  'replies',
  'keys',
  'account'
] as const

/**
 * A screen of the console; `missing` stands for an address of none, `not-allowed` for one that is not for the
 * role of the one who is signed in.
 */
export type Screen = (typeof SCREENS)[number] | 'missing' | 'not-allowed'

/** Which screen is shown; stands in the address after `#`, so that reload, back and links keep it. */
export interface Route {
  /** Undefined: the first app that the signed-in person may see. */
  appId?: string
  screen: Screen
  /** Only of the inbox. */
  conversationId?: string
  /** Only of `install`, `integrations`, `connect-web`, `settings` and `changes`. */
  integrationId?: string
  /** Only of `settings`: the group of settings that is shown first. */
  section?: string | undefined
}

/** The part of a window that addresses live in. */
export type AddressBar = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>

const ID = /^[0-9a-f]{24}$/
const SECTION = /^[a-z]+$/

/** Thing that the id in the address of a screen opens; undefined: its address has none. */
const OPENS: Record<Screen, 'conversationId' | 'integrationId' | undefined> = {
  inbox: 'conversationId',
  install: 'integrationId',
  integrations: 'integrationId',
  connect: undefined,
  'connect-web': 'integrationId',
  'connect-custom': undefined,
  team: undefined,
  'audit-log': undefined,
  settings: 'integrationId',
  app: undefined,
  changes: 'integrationId',
  replies: undefined,
  keys: undefined,
  account: undefined,
  missing: undefined,
  'not-allowed': undefined
}

/**
 * Parses `#/{appId}/{screen}/{id}/{section}`, an id of what the screen opens. The first three may be left
 * out; an address with a part that is none of a screen leads to `missing`.
 */
export const parseRoute = (hash: string): Route => {
  const [start = '', appId = '', asked = '', id = '', section = '', ...more] = hash.split('/')
  const app = ID.test(appId) ? { appId } : {}
  const missing: Route = { ...app, screen: 'missing' }
  const screen = asked ? SCREENS.find(known => known === asked) : 'inbox'
  if (!screen || (start && start !== '#') || (appId && !ID.test(appId)) || more.length)
    return missing
  const opened = OPENS[screen]
  if (id ? !opened || !ID.test(id) : screen === 'settings') return missing
  if (section && (screen !== 'settings' || !SECTION.test(section))) return missing
  return {
    ...app,
    screen,
    ...(opened && id && { [opened]: id }),
    ...(section && { section })
  }
}

/** Writes what `parseRoute` reads, for links and for the address. */
export const formatRoute = ({
  appId = '',
  screen,
  conversationId,
  integrationId = conversationId,
  section
}: Route): string =>
  ['#', appId, screen, ...[integrationId, section].filter(part => part !== undefined)].join('/')

/** Decides whether another screen may replace this one now. */
export type RouteGuard = (next: Route) => boolean

/** The shown route, and who may hold it. */
export interface Routing {
  $route: ReadableAtom<Route>
  /** Asks before each change of the route from now on. @returns A function that ends it. */
  guardRoute(guard: RouteGuard): () => void
}

/** Follows the address, which links, the browser's buttons and changes of the hash set. */
export const createRoute = ({
  location,
  addEventListener,
  removeEventListener
}: AddressBar): Routing => {
  const $route = atom(parseRoute(location.hash))
  let mayLeave: RouteGuard = () => true

  function read() {
    const next = parseRoute(location.hash)
    const shown = formatRoute($route.get())
    if (formatRoute(next) === shown) return
    if (mayLeave(next)) $route.set(next)
    else location.replace(shown)
  }
  onMount($route, () => {
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  })

  return {
    $route,
    guardRoute(guard) {
      mayLeave = guard
      return () => {
        mayLeave = () => true
      }
    }
  }
}
