import { atom, onMount, type ReadableAtom } from 'nanostores'

/** Which screen is shown; stands in the address after `#`, so that reload, back and links keep it. */
export interface Route {
  /** Undefined: the first app that the signed-in person may see. */
  appId?: string
  screen: 'inbox' | 'install'
  conversationId?: string
}

/** The part of a window that addresses live in. */
export type AddressBar = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>

const ID = /^[0-9a-f]{24}$/

/** Parses `#/{appId}/{screen}/{conversationId}`; unknown parts are left out. */
export const parseRoute = (hash: string): Route => {
  const [, appId = '', screen, conversationId = ''] = hash.split('/')
  return {
    ...(ID.test(appId) && { appId }),
    screen: screen === 'install' ? 'install' : 'inbox',
    ...(screen === 'inbox' && ID.test(conversationId) && { conversationId })
  }
}

/** Writes what `parseRoute` reads, for links and for the address. */
export const formatRoute = ({ appId = '', screen, conversationId }: Route): string =>
  ['#', appId, screen, ...(conversationId ? [conversationId] : [])].join('/')

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
