import { describe, expect, test, vi } from 'vitest'
import { createBrowserStorage } from '../../../src/client'
import { createBrowser } from '../fakes/browser'

/** Ways in which a browser refuses storage. */
const REFUSALS: [name: string, open: () => Storage | undefined][] = [
  [
    'is blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  ],
  ['is not there', () => undefined],
  [
    'is full',
    () => {
      const { storage } = createBrowser().openPage()
      const setItem = () => {
        throw new DOMException('exceeded the quota', 'QuotaExceededError')
      }
      return new Proxy(storage, {
        get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name))
      })
    }
  ],
  [
    'throws at each call',
    () =>
      new Proxy({} as Storage, {
        get: () => () => {
          throw new Error('disk failure')
        },
        ownKeys: () => {
          throw new Error('disk failure')
        }
      })
  ]
]

describe('Storage', () => {
  test('separates integrations by keys of their own', () => {
    const { items, openPage } = createBrowser()
    const { storage } = openPage()
    items['cart'] = 'of the shop'
    const [a, b] = ['a', 'b'].map(id => createBrowserStorage(() => storage, id))
    a!.set('session', 'A')
    b!.set('session', 'B')
    expect(items).toEqual({ cart: 'of the shop', 'pipit.a.session': 'A', 'pipit.b.session': 'B' })
    expect([a!.get('session'), b!.get('session'), a!.get('cart')]).toEqual(['A', 'B', undefined])
    a!.remove('session')
    expect([a!.get('session'), b!.get('session')]).toEqual([undefined, 'B'])
  })

  test('lists its own keys with a prefix, without it', () => {
    const { storage } = createBrowser().openPage()
    const other = createBrowserStorage(() => storage, 'other')
    const own = createBrowserStorage(() => storage, 'own')
    other.set('outbox.theirs', '')
    for (const key of ['outbox.one', 'session', 'outbox.two']) own.set(key, '')
    expect(own.keys('outbox.').sort()).toEqual(['one', 'two'])
    expect(own.keys('')).toHaveLength(3)
  })

  test.each(REFUSALS)('falls back to memory where it %s, and the session continues', (_, open) => {
    const storage = createBrowserStorage(open, 'a')
    storage.set('outbox.one', '1')
    storage.set('outbox.one', '2')
    storage.set('outbox.two', '1')
    expect(storage.get('outbox.one')).toBe('2')
    expect(storage.get('absent')).toBeUndefined()
    expect(storage.keys('outbox.')).toEqual(['one', 'two'])
    storage.remove('outbox.one')
    expect(storage.get('outbox.one')).toBeUndefined()
    expect(storage.keys('outbox.')).toEqual(['two'])
  })

  test('prefers a value that did not fit to the stored one, and stores it when there is room', () => {
    const { items, openPage } = createBrowser()
    const { storage } = openPage()
    let isFull = false
    const open = () => {
      if (isFull) throw new Error('full')
      return storage
    }
    const clientStorage = createBrowserStorage(open, 'a')
    clientStorage.set('key', 'old')
    isFull = true
    clientStorage.set('key', 'new')
    isFull = false
    expect(clientStorage.get('key')).toBe('new')
    expect(clientStorage.keys('')).toEqual(['key'])
    clientStorage.set('key', 'newest')
    expect(items['pipit.a.key']).toBe('newest')
    items['pipit.a.key'] = 'of another tab'
    expect(clientStorage.get('key')).toBe('of another tab')
  })

  test('reports changes of other tabs, of its own integration only', async () => {
    const { openPage } = createBrowser()
    const [here, there] = [openPage(), openPage()]
    const received = vi.fn()
    const own = createBrowserStorage(() => here.storage, 'a', here.window)
    const stop = own.listen(received)
    own.set('mine', '1')
    createBrowserStorage(() => there.storage, 'a').set('session', '1')
    createBrowserStorage(() => there.storage, 'b').set('session', '1')
    // As after clearing the storage.
    here.fire('storage', { key: null })
    await Promise.resolve()
    expect(received.mock.calls).toEqual([['session']])
    stop()
    createBrowserStorage(() => there.storage, 'a').remove('session')
    await Promise.resolve()
    expect(received).toHaveBeenCalledOnce()
    expect(here.listeners()).toBe(0)
  })
})
