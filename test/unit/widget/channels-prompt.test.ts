import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeyValue } from '../../../src/client'
import { createPrompt } from '../../../src/widget/parts/channels/prompt'
import type { Services } from '../../../src/widget/services'
import { link, openLinks } from '../fakes/link-server'

const DAY_MS = 24 * 60 * 60_000
const KEY = 'pipit.web.channelPrompt'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

interface Given {
  settings?: object
  storage?: Storage
  linked?: string[]
}

const createStorage = () => {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value)
  } as unknown as Storage & { stored: Map<string, string> }
}

const openPrompt = ({ settings = {}, storage = createStorage(), linked = [] }: Given = {}) => {
  const { links, answerWith } = openLinks()
  answerWith(() => ({ links: linked.map(id => link({ id, integrationId: id })) }))
  const channels = ['a', 'b'].map(id => ({ id, type: 'telegram' }))
  const services = {
    context: {
      config: { channels }
    },
    opened: Promise.resolve({ core: { keyValue: createKeyValue(() => storage, 'web') } }),
    settings,
    need: async () => {}
  } as unknown as Services
  return createPrompt(services, links)
}

test('shows itself once in 24 hours, also to who comes back', async () => {
  const storage = createStorage()
  const prompt = openPrompt({ storage })
  await prompt.offer()
  expect(prompt.$isShown.get()).toBe(true)
  prompt.dismiss()
  expect(prompt.$isShown.get()).toBe(false)
  vi.advanceTimersByTime(DAY_MS - 1)
  await prompt.offer()
  const later = openPrompt({ storage })
  await later.offer()
  expect([prompt, later].map(({ $isShown }) => $isShown.get())).toEqual([false, false])
  vi.advanceTimersByTime(1)
  await later.offer()
  expect(later.$isShown.get()).toBe(true)
  expect([...(storage as ReturnType<typeof createStorage>).stored.keys()]).toEqual([KEY])
})

test.each<[what: string, given: Given]>([
  ['the page wants none', { settings: { notificationChannelPromptEnabled: false } }],
  ['all channels are linked', { linked: ['a', 'b'] }],
  ['no channel is shown', { settings: { integrationOrder: [] } }]
])('stays away where %s', async (_, given) => {
  const prompt = openPrompt(given)
  await prompt.offer()
  expect(prompt.$isShown.get()).toBe(false)
})

test('shows itself where one channel is still to be linked', async () => {
  const prompt = openPrompt({ linked: ['a'] })
  await prompt.offer()
  expect(prompt.$isShown.get()).toBe(true)
})

test('where nothing can be stored, remembers until the page is left', async () => {
  const storage = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    }
  } as unknown as Storage
  const prompt = openPrompt({ storage })
  await prompt.offer()
  prompt.dismiss()
  await prompt.offer()
  expect(prompt.$isShown.get()).toBe(false)
})
