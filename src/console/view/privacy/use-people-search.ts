import { useEffect, useRef, useState } from 'react'
import type { Person } from '../../api'
import { useWorkspace } from '../context'

/** People that were found, the newest first. */
interface Found {
  text: string
  people: Person[]
  /** Cursor of those not looked at yet; undefined: there are none. */
  after: string | undefined
}

/** Search for people of the app, a page at a time. */
export const usePeopleSearch = () => {
  const { api } = useWorkspace()
  const [found, setFound] = useState<Found>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(0)
  const asked = useRef<Found>(undefined)
  useEffect(() => () => void latest.current++, [])

  async function load(known: Found) {
    const number = ++latest.current
    const isWanted = () => number === latest.current
    asked.current = known
    setError(undefined)
    setBusy(true)
    try {
      let { after } = known
      let page: Person[] = []
      do {
        const { users, meta } = await api.findPeople(known.text, after)
        page = users
        after = meta.hasMore ? meta.afterCursor : undefined
      } while (!page.length && after !== undefined && isWanted())
      if (isWanted()) setFound({ text: known.text, people: [...known.people, ...page], after })
    } catch (thrown) {
      if (isWanted()) setError(thrown)
    }
    if (isWanted()) setBusy(false)
  }

  function search(text: string) {
    setFound(undefined)
    void load({ text, people: [], after: undefined })
  }

  return {
    found,
    error,
    isBusy,
    search,
    loadMore: () => void (found && !isBusy && load(found)),
    /** Goes on where it failed. */
    retry: () => void (asked.current && load(asked.current)),
    /** Searches for the same again, since people have changed. */
    again: () => void (asked.current && search(asked.current.text))
  }
}
