import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  ConversationsPage,
  Participant,
  Person,
  PersonClient,
  PersonDevice,
  PersonPages
} from '../../api'
import { useWorkspace } from '../context'

/** All that is known of a person. */
export interface PersonInfo {
  person: Person
  clients: readonly PersonClient[]
  devices: readonly PersonDevice[]
  pages: PersonPages
  /** The newest ones. */
  conversations: ConversationsPage
}

/**
 * Loads what is known of a participant, again when the inbox hears that they have changed, or that they
 * have opened a page. What was loaded stays until then.
 */
export const usePerson = ({ userId, profile, claims, externalId, blockedAt }: Participant) => {
  const { api, pageNews } = useWorkspace()
  const [info, setInfo] = useState<PersonInfo>()
  const [hasFailed, setFailed] = useState(false)
  const generation = useRef(0)

  const load = useCallback(async () => {
    const asked = ++generation.current
    setFailed(false)
    try {
      const [person, clients, devices, pages, conversations] = await Promise.all([
        api.getPerson(userId),
        api.listClients(userId),
        api.listDevices(userId),
        api.listPages(userId),
        api.listConversationsOf(userId)
      ])
      if (asked === generation.current) {
        setInfo({ person, clients, devices, pages, conversations })
      }
    } catch {
      if (asked === generation.current) setFailed(true)
    }
  }, [api, userId])

  const known = JSON.stringify([profile, claims, externalId, blockedAt])
  useEffect(() => {
    void load()
    return () => {
      generation.current++
    }
  }, [load, known])

  useEffect(() => pageNews.follow(userId, () => void load()), [pageNews, userId, load])

  return {
    info,
    hasFailed,
    retry: () => void load(),
    /** Stores an answer of the server about the person. */
    setPerson: (person: Person) => setInfo(before => before && { ...before, person })
  }
}
