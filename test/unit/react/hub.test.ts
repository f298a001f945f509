import { expect, test, vi } from 'vitest'
import type { Conversation } from '../../../src/protocol'
import { createHub } from '../../../src/react/hub'
import { createFakeWidget } from './fake-widget'

const settle = () => new Promise(resolve => setImmediate(resolve))

const openHub = async () => {
  const fake = createFakeWidget()
  const hub = createHub(fake.widget)
  const changed = vi.fn()
  hub.subscribe(changed)
  fake.emit('ready')
  await settle()
  changed.mockClear()
  return { ...fake, hub, changed }
}

const MESSAGE = [{}, { conversation: { id: 'a' } }] as never

test('asks the messenger nothing before it is ready', () => {
  const { widget } = createFakeWidget()
  const asks = vi.spyOn(widget, 'getConversations')
  createHub(widget)
  expect(asks).not.toHaveBeenCalled()
})

test('gives the same snapshot until something happens, and tells once of all that happens together', async () => {
  const { hub, emit, state, changed } = await openHub()
  const before = hub.read()
  state.conversations = [{ id: 'a', messages: [] } as never as Conversation]
  emit('message', ...(MESSAGE as [never, never]))
  emit('totalUnreadCount', 1)
  expect(hub.read()).toBe(before)
  await settle()
  expect(changed).toHaveBeenCalledOnce()
  expect(hub.read().conversations).toMatchObject([{ id: 'a' }])
})

test('is idle as long as there is nobody, and follows the connection then', async () => {
  const { hub, emit, state } = await openHub()
  emit('connected', {})
  await settle()
  expect(hub.read().connection).toBe('idle')
  state.user = {}
  emit('reconnecting', {})
  await settle()
  expect(hub.read().connection).toBe('reconnecting')
})

test('listeners of components outlive a messenger, and go when they are taken back', async () => {
  const { hub, emit } = await openHub()
  const listener = vi.fn()
  const stop = hub.messenger.on('message', listener)
  hub.messenger.destroy()
  emit('message', ...(MESSAGE as [never, never]))
  expect(listener).toHaveBeenCalledOnce()
  stop()
  emit('message', ...(MESSAGE as [never, never]))
  expect(listener).toHaveBeenCalledOnce()
})

test('a page that takes all its listeners back leaves ours', async () => {
  const { hub, emit, changed } = await openHub()
  const listener = vi.fn()
  hub.messenger.on('message', listener)
  hub.messenger.off()
  emit('message', ...(MESSAGE as [never, never]))
  await settle()
  expect(listener).not.toHaveBeenCalled()
  expect(changed).toHaveBeenCalledOnce()
})

test('knows of nothing any more after destroy', async () => {
  const { hub, state } = await openHub()
  state.conversations = [{ id: 'a', messages: [] } as never as Conversation]
  hub.messenger.destroy()
  await settle()
  expect(hub.read()).toEqual({ connection: 'idle', conversations: [], isReady: false })
})

test('tells of calls of which no event tells', async () => {
  const { hub, changed } = await openHub()
  await hub.messenger.getConversationById()
  await settle()
  expect(changed).toHaveBeenCalledOnce()
})
