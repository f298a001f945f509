import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type ChannelType, isChannelType } from './channels'

const SCREENS = [
  'inbox',
  'install',
  'integrations',
  'connect',
  'connect-web',
  'connect-custom',
  'connect-channel',
  'settings',
  'team',
  'audit-log',
  'health',
  'app',
  'privacy',
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
  /** Only of the inbox: a message of the conversation, to go to. */
  messageId?: string | undefined
  /** Only of the inbox: the saved view whose conversations it lists. */
  viewId?: string | undefined
  /** Only of `install`, `integrations`, `connect-web`, `settings` and `changes`. */
  integrationId?: string
  /** Only of `privacy`: whose data are shown. */
  userId?: string
  /** Only of `connect-channel`: what is connected. */
  channel?: ChannelType
  /** Only of `settings`: the group of settings that is shown first. */
  section?: string | undefined
}

/** The part of a window that addresses live in. */
export type AddressBar = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>

const ID = /^[0-9a-f]{24}$/
const SECTION = /^[a-z]+$/

/** Part of an address that says what a screen opens. */
type Opened = 'conversationId' | 'integrationId' | 'userId' | 'channel'

const isRight = (opened: Opened, part: string): boolean =>
  opened === 'channel' ? isChannelType(part) : ID.test(part)

/** Meaning of the third part in the address of a screen; undefined: its address has none. */
const OPENS: Record<Screen, Opened | undefined> = {
  inbox: 'conversationId',
  install: 'integrationId',
  integrations: 'integrationId',
  connect: undefined,
  'connect-web': 'integrationId',
  'connect-custom': undefined,
  'connect-channel': 'channel',
  team: undefined,
  'audit-log': undefined,
  health: undefined,
  settings: 'integrationId',
  app: undefined,
  privacy: 'userId',
  changes: 'integrationId',
  replies: undefined,
  keys: undefined,
  account: undefined,
  missing: undefined,
  'not-allowed': undefined
}

/** Fourth part in the address of a screen: what it shows of what it opens. */
const DETAILS: Partial<Record<Screen, { name: 'messageId' | 'section'; form: RegExp }>> = {
  inbox: { name: 'messageId', form: ID },
  settings: { name: 'section', form: SECTION }
}

/** Second part in the address of the inbox with a saved view. */
const VIEWS = 'views'

/** Screens that show nothing without it. */
const NEEDS: readonly Screen[] = ['settings', 'connect-channel']

/**
 * Parses `#/{appId}/{screen}/{opened}/{section}`: `opened` is the id or type of what the screen opens. The first
 * three may be left out; an address with a part that is none of a screen leads to `missing`. The inbox with a
 * saved view has the address `#/{appId}/views/{viewId}/{conversationId}`, that of a message
 * `#/{appId}/inbox/{conversationId}/{messageId}`.
 */
export const parseRoute = (hash: string): Route => {
  const [start = '', appId = '', asked = '', part = '', section = '', ...more] = hash.split('/')
  const app = ID.test(appId) ? { appId } : {}
  const missing: Route = { ...app, screen: 'missing' }
  if (asked === VIEWS) {
    const isView = ID.test(appId) && ID.test(part) && (!section || ID.test(section)) && !more.length
    if (!isView) return missing
    return { ...app, screen: 'inbox', viewId: part, ...(section && { conversationId: section }) }
  }
  const screen = asked ? SCREENS.find(known => known === asked) : 'inbox'
  if (!screen || (start && start !== '#') || (appId && !ID.test(appId)) || more.length)
    return missing
  const opened = OPENS[screen]
  if (part ? !opened || !isRight(opened, part) : NEEDS.includes(screen)) return missing
  const detail = section ? DETAILS[screen] : undefined
  if (section && !detail?.form.test(section)) return missing
  return {
    ...app,
    screen,
    ...(opened && part && ({ [opened]: part } as Pick<Route, Opened>)),
    ...(detail && { [detail.name]: section })
  }
}

/** Writes what `parseRoute` reads, for links and for the address. */
export const formatRoute = ({
  appId = '',
  screen,
  conversationId,
  messageId,
  viewId,
  integrationId,
  userId,
  channel,
  section
}: Route): string => {
  const parts =
    viewId === undefined
      ? [screen, conversationId ?? integrationId ?? userId ?? channel, messageId ?? section]
      : [VIEWS, viewId, conversationId]
  return ['#', appId, ...parts.filter(part => part !== undefined)].join('/')
}

/** Decides whether another screen may replace this one now. */
export type RouteGuard = (next: Route) => boolean

/** The shown route, and who may hold it. */
export interface Routing {
  $route: ReadableAtom<Route>
  /** Follows a change of the address at once; the event of it comes after the next frame. */
  readAddress(): void
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
    readAddress: read,
    guardRoute(guard) {
      mayLeave = guard
      return () => {
        mayLeave = () => true
      }
    }
  }
}
