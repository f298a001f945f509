import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppEvent, TeamPresence } from '../../../src/console/api'
import { createPresence } from '../../../src/console/model/presence'
import { at, fakeApi, id } from './fakes'

const ADA = { id: 'ada', name: 'Ada' }

const heard = (fields: Partial<TeamPresence> = {}, conversationId = id(1)): AppEvent => ({
  id: id(9),
  createdAt: at(0),
  type: 'conversation:presence',
  payload: {
    conversation: { id: conversationId },
    member: ADA,
    tab: 'one',
    state: 'looking',
    isNew: false,
    ...fields
  }
})

const create = () => {
  const postPresence = vi.fn(async () => {})
  const presence = createPresence(fakeApi({ postPresence }), 'own')
  const told = () => postPresence.mock.calls.map(([, { state, isNew }]: any) => [state, isNew])
  const seen = () =>
    presence.colleagues.peek().map(({ name, isWriting }) => (isWriting ? `${name} writes` : name))
  return { presence, postPresence, told, seen }
}

describe('The presence of colleagues', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is asked for when a conversation is opened, repeated, and ended when it is left', () => {
    const { presence, told, postPresence } = create()
    presence.refresh()
    expect(told()).toEqual([])
    const leave = presence.open(id(1))
    expect(told()).toEqual([['looking', true]])
    vi.advanceTimersByTime(20_000)
    expect(told().slice(1)).toEqual([['looking', false]])
    leave()
    leave()
    expect(told().slice(2)).toEqual([['gone', false]])
    vi.advanceTimersByTime(60_000)
    expect(postPresence).toHaveBeenCalledTimes(3)
  })

  test('shows who is there and who writes, each once, and not oneself in another tab', () => {
    const { presence, seen } = create()
    presence.open(id(1))
    presence.apply(heard())
    presence.apply(heard({ tab: 'two', state: 'writing' }))
    presence.apply(heard({ member: { id: 'own', name: 'Me' }, tab: 'other' }))
    presence.apply(heard({ member: { id: 'eve', name: 'Eve' } }, id(2)))
    expect(seen()).toEqual(['Ada writes'])
    presence.apply(heard({ tab: 'two', state: 'gone' }))
    expect(seen()).toEqual(['Ada'])
    presence.apply(heard({ state: 'gone' }))
    expect(seen()).toEqual([])
  })

  test('answers one who has just come, and no other', () => {
    const { presence, told } = create()
    presence.open(id(1))
    presence.apply(heard({ isNew: true }))
    expect(told()).toEqual([
      ['looking', true],
      ['looking', false]
    ])
    presence.apply(heard())
    expect(told()).toHaveLength(2)
  })

  test('ends when nothing is heard of a tab', () => {
    const { presence, seen } = create()
    presence.open(id(1))
    presence.apply(heard())
    vi.advanceTimersByTime(60_000)
    presence.apply(heard())
    vi.advanceTimersByTime(74_999)
    expect(seen()).toEqual(['Ada'])
    vi.advanceTimersByTime(1)
    expect(seen()).toEqual([])
  })

  test('tells once that a reply is being written, until it is not, or no key comes', () => {
    const { presence, told } = create()
    presence.open(id(1))
    presence.setWriting(true)
    presence.setWriting(true)
    expect(told().slice(1)).toEqual([['writing', false]])
    presence.setWriting(false)
    expect(told().slice(2)).toEqual([['looking', false]])
    presence.setWriting(true)
    vi.advanceTimersByTime(15_000)
    presence.setWriting(true)
    vi.advanceTimersByTime(19_999)
    expect(told().at(-1)).toEqual(['writing', false])
    vi.advanceTimersByTime(1)
    expect(told().at(-1)).toEqual(['looking', false])
  })

  test('of one conversation is forgotten in the next', () => {
    const { presence, seen, postPresence } = create()
    const leave = presence.open(id(1))
    presence.apply(heard())
    presence.open(id(2))
    expect(seen()).toEqual([])
    leave()
    const calls: any[] = postPresence.mock.calls
    expect(calls.map(([of, { state }]) => [of, state])).toEqual([
      [id(1), 'looking'],
      [id(1), 'gone'],
      [id(2), 'looking']
    ])
  })
})
