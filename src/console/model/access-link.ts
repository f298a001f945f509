import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AddressBar } from './route'

/** A link with a one-time code that the server has printed. */
export interface AccessLink {
  /** `set-up` creates the first account, `reset` sets another password. */
  purpose: 'set-up' | 'reset'
  code: string
}

/** Reads `#/set-up/{code}` and `#/reset/{code}`; the server and its proxies never see what follows `#`. */
export const parseAccessLink = (hash: string): AccessLink | undefined => {
  const [, purpose, code] = /^#\/(set-up|reset)\/([\w-]+)$/.exec(hash) ?? []
  if (code === undefined || (purpose !== 'set-up' && purpose !== 'reset')) return undefined
  return { purpose, code }
}

/** Follows whether the address holds such a link. */
export const createAccessLink = ({
  location,
  addEventListener,
  removeEventListener
}: AddressBar): ReadableAtom<AccessLink | undefined> => {
  const $link = atom(parseAccessLink(location.hash))
  onMount($link, () => {
    const read = () => $link.set(parseAccessLink(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  })
  return $link
}
