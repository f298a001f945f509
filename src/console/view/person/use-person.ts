import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConversationsPage, Person, PersonClient, PersonDevice, PersonPages } from '../../api'
import { useWorkspace } from '../context'

/** Browsers of a person, and the pages that were opened in them. */
interface Visit {
  devices: readonly PersonDevice[]
  pages: PersonPages
}

/** All that is known of a person. */
export interface PersonInfo extends Visit {
  person: Person
  clients: readonly PersonClient[]
  /** The newest ones. */
  conversations: ConversationsPage
}

/**
 * Loads what is known of a person, again when they were changed; when they have opened a page, where they are.
 * Shows what it loaded last until then.
 */
export const usePerson = (userId: string) => {
  const { api, personNews } = useWorkspace()
  const [info, setInfo] = useState<Omit<PersonInfo, keyof Visit>>()
  const [visit, setVisit] = useState<Visit>()
  const [hasFailed, setFailed] = useState(false)
  const generation = useRef(0)
  const visits = useRef(0)

  const loadVisit = useCallback(async () => {
    const asked = ++visits.current
    const [devices, pages] = await Promise.all([api.listDevices(userId), api.listPages(userId)])
    if (asked === visits.current) setVisit({ devices, pages })
  }, [api, userId])

  const load = useCallback(async () => {
    const asked = ++generation.current
    setFailed(false)
    try {
      const [person, clients, conversations] = await Promise.all([
        api.getPerson(userId),
        api.listClients(userId),
        api.listConversationsOf(userId),
        loadVisit()
      ])
      if (asked === generation.current) setInfo({ person, clients, conversations })
    } catch {
      if (asked === generation.current) setFailed(true)
    }
  }, [api, userId, loadVisit])

  useEffect(() => {
    void load()
    return () => {
      generation.current++
      visits.current++
    }
  }, [load])

  useEffect(
    () =>
      personNews.follow(userId, isPage => {
        if (isPage) loadVisit().catch(() => setFailed(true))
        else void load()
      }),
    [personNews, userId, load, loadVisit]
  )

  return {
    info: info && visit && { ...info, ...visit },
    hasFailed,
    retry: () => void load(),
    /** Stores an answer of the server about the person. */
    setPerson: (person: Person) => setInfo(before => before && { ...before, person })
  }
}
