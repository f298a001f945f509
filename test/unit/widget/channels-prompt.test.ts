import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserStorage } from '../../../src/client'
import { createPrompt } from '../../../src/widget/features/channels/prompt'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { link, openLinks } from '../fakes/link-server'

const DAY_MS = 24 * 60 * 60_000
const KEY = 'pipit.web.channelPrompt'

interface Given {
  settings?: object
  storage?: Storage
  linked?: string[]
  /** Types of channels that the server carries messages through. */
  connected?: string[]
}

const createStorage = () => {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value)
  } as unknown as Storage & { stored: Map<string, string> }
}

const openPrompt = ({
  settings = {},
  storage = createStorage(),
  linked = [],
  connected = ['telegram']
}: Given = {}) => {
  const { links, answerWith } = openLinks()
  answerWith(() => ({ links: linked.map(id => link({ id, integrationId: id })) }))
  const channels = ['a', 'b'].map(id => ({ id, type: 'telegram' }))
  const host = {
    host: {
      config: { channels, capabilities: { channels: connected } }
    },
    clientReady: Promise.resolve({
      internals: { storage: createBrowserStorage(() => storage, 'web') }
    }),
    settings,
    loadSlot: async () => {}
  } as unknown as MessengerContext
  return createPrompt(host, links)
}

describe('The channel prompt', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test('is shown once in 24 hours, also to a returning visitor', async () => {
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
    expect([...storage.stored.keys()]).toEqual([KEY])
  })

  test.each<[what: string, given: Given]>([
    ['the page wants none', { settings: { notificationChannelPromptEnabled: false } }],
    ['all channels are linked', { linked: ['a', 'b'] }],
    ['the server carries no messages through it', { connected: [] }],
    ['no channel is shown', { settings: { integrationOrder: [] } }]
  ])('is not shown where %s', async (_, given) => {
    const prompt = openPrompt(given)
    await prompt.offer()
    expect(prompt.$isShown.get()).toBe(false)
  })

  test('is shown where one channel is still to be linked', async () => {
    const prompt = openPrompt({ linked: ['a'] })
    await prompt.offer()
    expect(prompt.$isShown.get()).toBe(true)
  })

  test('where nothing can be stored is remembered until the page is left', async () => {
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
})
