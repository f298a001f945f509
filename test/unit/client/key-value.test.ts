import { expect, test, vi } from 'vitest'
import { createKeyValue } from '../../../src/client'
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

test('keeps each integration apart, under keys of its own', () => {
  const { items, openPage } = createBrowser()
  const { storage } = openPage()
  items['cart'] = 'of the shop'
  const [a, b] = ['a', 'b'].map(id => createKeyValue(() => storage, id))
  a!.set('session', 'A')
  b!.set('session', 'B')
  expect(items).toEqual({ cart: 'of the shop', 'pipit.a.session': 'A', 'pipit.b.session': 'B' })
  expect([a!.get('session'), b!.get('session'), a!.get('cart')]).toEqual(['A', 'B', undefined])
  a!.remove('session')
  expect([a!.get('session'), b!.get('session')]).toEqual([undefined, 'B'])
})

test('lists its own keys that begin with a prefix, without it', () => {
  const { storage } = createBrowser().openPage()
  const other = createKeyValue(() => storage, 'other')
  const own = createKeyValue(() => storage, 'own')
  other.set('outbox.theirs', '')
  for (const key of ['outbox.one', 'session', 'outbox.two']) own.set(key, '')
  expect(own.keys('outbox.').sort()).toEqual(['one', 'two'])
  expect(own.keys('')).toHaveLength(3)
})

test.each(REFUSALS)('where storage %s, a session goes on in memory', (_, open) => {
  const keyValue = createKeyValue(open, 'a')
  keyValue.set('outbox.one', '1')
  keyValue.set('outbox.one', '2')
  keyValue.set('outbox.two', '1')
  expect(keyValue.get('outbox.one')).toBe('2')
  expect(keyValue.get('absent')).toBeUndefined()
  expect(keyValue.keys('outbox.')).toEqual(['one', 'two'])
  keyValue.remove('outbox.one')
  expect(keyValue.get('outbox.one')).toBeUndefined()
  expect(keyValue.keys('outbox.')).toEqual(['two'])
})

test('what did not fit is newer than what is stored, and is stored when there is room', () => {
  const { items, openPage } = createBrowser()
  const { storage } = openPage()
  let isFull = false
  const open = () => {
    if (isFull) throw new Error('full')
    return storage
  }
  const keyValue = createKeyValue(open, 'a')
  keyValue.set('key', 'old')
  isFull = true
  keyValue.set('key', 'new')
  isFull = false
  expect(keyValue.get('key')).toBe('new')
  expect(keyValue.keys('')).toEqual(['key'])
  keyValue.set('key', 'newest')
  expect(items['pipit.a.key']).toBe('newest')
  items['pipit.a.key'] = 'of another tab'
  expect(keyValue.get('key')).toBe('of another tab')
})

test('tells of what other tabs change, in its own integration only', async () => {
  const { openPage } = createBrowser()
  const [here, there] = [openPage(), openPage()]
  const heard = vi.fn()
  const own = createKeyValue(() => here.storage, 'a', here.window)
  const stop = own.listen(heard)
  own.set('mine', '1')
  createKeyValue(() => there.storage, 'a').set('session', '1')
  createKeyValue(() => there.storage, 'b').set('session', '1')
  // As a cleared storage tells.
  here.fire('storage', { key: null })
  await Promise.resolve()
  expect(heard.mock.calls).toEqual([['session']])
  stop()
  createKeyValue(() => there.storage, 'a').remove('session')
  await Promise.resolve()
  expect(heard).toHaveBeenCalledOnce()
  expect(here.listeners()).toBe(0)
})
