import { atom, onMount, type ReadableAtom } from 'nanostores'

const SCREENS = ['inbox', 'install', 'integrations', 'connect', 'connect-web'] as const

export type Screen = (typeof SCREENS)[number]

/** Which screen is shown; stands in the address after `#`, so that reload, back and links keep it. */
export interface Route {
  /** Undefined: the first app that the signed-in person may see. */
  appId?: string
  screen: Screen
  /** Only of the inbox. */
  conversationId?: string
  /** Only of `install`, `integrations` and `connect-web`. */
  integrationId?: string
}

/** The part of a window that addresses live in. */
export type AddressBar = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>

const ID = /^[0-9a-f]{24}$/

const OPENS: Record<Screen, 'conversationId' | 'integrationId' | undefined> = {
  inbox: 'conversationId',
  install: 'integrationId',
  integrations: 'integrationId',
  connect: undefined,
  'connect-web': 'integrationId'
}

/** Parses `#/{appId}/{screen}/{id}`, an id of what the screen opens; unknown parts are left out. */
export const parseRoute = (hash: string): Route => {
  const [, appId = '', asked, id = ''] = hash.split('/')
  const screen = SCREENS.find(known => known === asked)
  const opened = screen && OPENS[screen]
  return {
    ...(ID.test(appId) && { appId }),
    screen: screen ?? 'inbox',
    ...(opened && ID.test(id) && { [opened]: id })
  }
}

/** Writes what `parseRoute` reads, for links and for the address. */
export const formatRoute = ({
  appId = '',
  screen,
  conversationId,
  integrationId = conversationId
}: Route): string => ['#', appId, screen, ...(integrationId ? [integrationId] : [])].join('/')

/** Follows the address, which links, the browser's buttons and changes of the hash set. */
export const createRoute = ({
  location,
  addEventListener,
  removeEventListener
}: AddressBar): ReadableAtom<Route> => {
  const $route = atom(parseRoute(location.hash))
  onMount($route, () => {
    const read = () => $route.set(parseRoute(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  })
  return $route
}
