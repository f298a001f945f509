import { describe, expect, test, vi } from 'vitest'
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

describe('The hub', () => {
  test('reads nothing from the messenger before it is ready', () => {
    const { widget } = createFakeWidget()
    const asks = vi.spyOn(widget, 'getConversations')
    createHub(widget)
    expect(asks).not.toHaveBeenCalled()
  })

  test('keeps the same snapshot until something changes, and notifies once for simultaneous changes', async () => {
    const { hub, emit, state, changed } = await openHub()
    const before = hub.read()
    state.conversations = [{ id: 'a', messages: [] } as never]
    emit('message', ...(MESSAGE as [never, never]))
    emit('totalUnreadCount', 1)
    expect(hub.read()).toBe(before)
    await settle()
    expect(changed).toHaveBeenCalledOnce()
    expect(hub.read().conversations).toMatchObject([{ id: 'a' }])
  })

  test('is idle without a visitor, and follows the connection then', async () => {
    const { hub, emit, state } = await openHub()
    emit('connected', {})
    await settle()
    expect(hub.read().connection).toBe('idle')
    state.user = {}
    emit('reconnecting', {})
    await settle()
    expect(hub.read().connection).toBe('reconnecting')
  })

  test('keeps listeners of components longer than a messenger, until they are removed', async () => {
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

  test('keeps its own listeners when a page removes all of its', async () => {
    const { hub, emit, changed } = await openHub()
    const listener = vi.fn()
    hub.messenger.on('message', listener)
    hub.messenger.off()
    emit('message', ...(MESSAGE as [never, never]))
    await settle()
    expect(listener).not.toHaveBeenCalled()
    expect(changed).toHaveBeenCalledOnce()
  })

  test('is empty after destroy', async () => {
    const { hub, state } = await openHub()
    state.conversations = [{ id: 'a', messages: [] } as never]
    hub.messenger.destroy()
    await settle()
    expect(hub.read()).toEqual({ connection: 'idle', conversations: [], isReady: false })
  })

  test('notifies of calls without an event', async () => {
    const { hub, changed } = await openHub()
    await hub.messenger.getConversationById()
    await settle()
    expect(changed).toHaveBeenCalledOnce()
  })
})
