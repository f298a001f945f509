import { signal } from '@preact/signals-react'
import type { AppApi, AppEvent, TeamPresence } from '../api'
import { asReadonly } from './as-readonly'
import { newRequestId } from './request-id'

/** Interval at which a tab repeats that it is there. */
const BEAT_MS = 20_000
/** Time after which a tab that was not heard of is gone; browsers slow hidden tabs to one beat a minute. */
const GONE_AFTER_MS = 75_000
/** Time without a key after which nobody is writing any more. */
const WRITING_MS = 20_000

/** Another member of the team who has the same conversation open. */
export interface Colleague {
  id: string
  name: string
  isWriting: boolean
}

/** Colleagues who are in the conversation that is open. */
export type Presence = ReturnType<typeof createPresence>

interface Tab extends TeamPresence {
  ends: ReturnType<typeof setTimeout>
}

/** Joins the tabs of each member, in the order in which they came. */
const colleaguesIn = (tabs: Iterable<Tab>): Colleague[] => {
  const found = new Map<string, Colleague>()
  for (const { member, state } of tabs) {
    const isWriting = state === 'writing' || !!found.get(member.id)?.isWriting
    found.set(member.id, { ...member, isWriting })
  }
  return [...found.values()]
}

/**
 * Makes the presence of a tab in one conversation at a time. Nothing is told before `open`. Each tab repeats that it
 * is there, and one that comes asks the others, so that the server needs to remember nobody.
 *
 * @param ownId Id of the member of the team who is signed in, whose other tabs are not shown.
 */
export const createPresence = (api: AppApi, ownId: string) => {
  const tab = newRequestId()
  const colleagues = signal<readonly Colleague[]>([])
  const tabs = new Map<string, Tab>()
  let openId: string | undefined
  let isWriting = false
  let beats: ReturnType<typeof setInterval> | undefined
  let writingEnds: ReturnType<typeof setTimeout> | undefined

  const show = () => (colleagues.value = colleaguesIn(tabs.values()))

  function tell(state: TeamPresence['state'], isNew = false) {
    if (openId === undefined) return
    // The next beat says it again.
    api.postPresence(openId, { tab, state, isNew }).catch(() => {})
  }

  const beat = (isNew = false) => tell(isWriting ? 'writing' : 'looking', isNew)

  function setWriting(isNow: boolean) {
    clearTimeout(writingEnds)
    if (isNow) writingEnds = setTimeout(() => setWriting(false), WRITING_MS)
    if (isWriting === isNow) return
    isWriting = isNow
    beat()
  }

  function forget(key: string) {
    clearTimeout(tabs.get(key)?.ends)
    if (tabs.delete(key)) show()
  }

  function leave() {
    if (openId === undefined) return
    clearInterval(beats)
    clearTimeout(writingEnds)
    tell('gone')
    openId = undefined
    isWriting = false
    for (const key of [...tabs.keys()]) forget(key)
  }

  return {
    /** Others in the conversation that is open. */
    colleagues: asReadonly(colleagues),

    /** Enters a conversation. @returns A function that leaves it. */
    open(conversationId: string): () => void {
      leave()
      openId = conversationId
      beats = setInterval(() => beat(), BEAT_MS)
      beat(true)
      return () => {
        if (openId === conversationId) leave()
      }
    },

    /** Says that a reply is being written, or not any more; may be called for each key. */
    setWriting,

    /** Says again that this tab is there, and asks who else is: events may have been lost. */
    refresh: () => beat(true),

    apply(event: AppEvent): void {
      if (event.type !== 'conversation:presence') return
      const { conversation, ...presence } = event.payload
      const { member, state, isNew } = presence
      if (conversation.id !== openId || member.id === ownId) return
      const key = `${member.id} ${presence.tab}`
      if (state === 'gone') return forget(key)
      clearTimeout(tabs.get(key)?.ends)
      tabs.set(key, { ...presence, ends: setTimeout(() => forget(key), GONE_AFTER_MS) })
      show()
      if (isNew) beat()
    }
  }
}
