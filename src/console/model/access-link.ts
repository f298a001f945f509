import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AddressBar } from './route'

/** A link with a one-time code that the server or a member of the team has made. */
export interface AccessLink {
  /** `set-up` creates the first account, `join` another one, `reset` sets another password. */
  purpose: 'set-up' | 'join' | 'reset'
  code: string
}

const PURPOSES = ['set-up', 'join', 'reset'] as const

/** Reads `#/{purpose}/{code}`; the server and its proxies never see what follows `#`. */
export const parseAccessLink = (hash: string): AccessLink | undefined => {
  const [, name, code] = /^#\/([\w-]+)\/([\w-]+)$/.exec(hash) ?? []
  const purpose = PURPOSES.find(each => each === name)
  return purpose && code !== undefined ? { purpose, code } : undefined
}

/** Writes what `parseAccessLink` reads. */
export const formatAccessLink = ({ purpose, code }: AccessLink): string => `#/${purpose}/${code}`

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
