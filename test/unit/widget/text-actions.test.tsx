import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { Action } from '../../../src/protocol'
import { Actions, TEXTS } from '../../../src/widget/parts/text'
import { drawWithServices } from '../fakes/draw-with-services'

const draw = (action: object, services?: object) =>
  drawWithServices(
    <Actions actions={[{ id: 'a', text: 'Press', ...action } as Action]} />,
    TEXTS,
    services
  )

/** A promise that the test decides on. */
const openPromise = () => {
  let resolve!: () => void
  let reject!: (error: Error) => void
  const promise = new Promise<void>((...how) => ([resolve, reject] = how))
  return { promise, resolve, reject }
}

test.each([
  ['link', { type: 'link', uri: 'tel:+4930901820' }, 'tel:+4930901820'],
  [
    'webview of a page that is not secure',
    { type: 'webview', uri: 'http://a.example', fallback: 'https://b.example' },
    'https://b.example/'
  ]
])('a %s opens beside', (_, action, href) => {
  const { find } = draw(action)
  const link = find('a.action')
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link.textContent).toBe('Press')
})

test.each([
  ['an unsafe link', { type: 'link', uri: 'javascript:alert(1)' }],
  [
    'an unsafe webview',
    { type: 'webview', uri: 'javascript:alert(1)', fallback: 'javascript:alert(2)' }
  ],
  ['an offer', { type: 'buy', amount: 1200, currency: 'eur', state: 'offered' }],
  ['a type that is not known', { type: 'hologram' }]
])('says that %s cannot be used, and has nothing to press', (_, action) => {
  const { place } = draw(action)
  expect(place.textContent).toMatch(TEXTS.unsupportedActionType)
  expect(place.querySelectorAll('a, button')).toHaveLength(0)
})

test.each([
  [1299, 'eur', '€12.99'],
  [1299, 'JPY', '¥1,299'],
  [12_990, 'kwd', 'KWD 12.990'],
  [0, 'usd', '$0.00']
])('an offer of %i %s costs %s', (amount, currency, shown) => {
  const { place } = draw({ type: 'buy', amount, currency, state: 'offered' })
  expect(place.textContent!.replaceAll('\u00a0', ' ')).toMatch(shown)
})

test('an offer that was paid says so', () => {
  const { place } = draw({ type: 'buy', amount: 1200, currency: 'eur', state: 'paid' })
  expect(place.textContent).toMatch(TEXTS.actionPaymentCompleted)
  expect(place.textContent).not.toMatch(TEXTS.unsupportedActionType)
})

test('a postback is pending, done, then idle again', async () => {
  const answer = openPromise()
  const call = vi.fn(() => answer.promise)
  const { find, press } = draw(
    { type: 'postback', payload: 'P' },
    { opened: Promise.resolve({ core: { call } }) }
  )
  expect(find('button').getAttribute('aria-busy')).toBe('false')
  press('button')
  await expect.poll(() => find('button').getAttribute('aria-busy')).toBe('true')
  expect(find('button').getAttribute('aria-disabled')).toBe('true')
  press('button')
  answer.resolve()
  await expect.poll(() => find('button').className).toBe('action done')
  expect(find('button').getAttribute('aria-busy')).toBe('false')
  await expect.poll(() => find('button').className).toBe('action idle')
  expect(call.mock.calls).toEqual([['/conversations/c/postbacks', { body: { actionId: 'a' } }]])
})

test('a postback that fails says so, and can be tried again', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error()).mockResolvedValue({})
  const { find, place, press } = draw(
    { type: 'postback', payload: 'P' },
    { opened: Promise.resolve({ core: { call } }) }
  )
  press('button')
  await expect
    .poll(() => place.querySelector('[role=alert]')?.textContent)
    .toBe(`Error: ${TEXTS.actionPostbackError} ${TEXTS.tryAgain}`)
  press('[role=alert] button')
  await expect.poll(() => find('button').className).toBe('action done')
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(call).toHaveBeenCalledTimes(2)
})

test('a reply is sent with payload and metadata, once', async () => {
  const answer = openPromise()
  const send = vi.fn(() => answer.promise)
  const { find, press, place } = draw(
    {
      type: 'reply',
      payload: 'YES',
      metadata: { step: 1 },
      iconUrl: 'https://pictures.example/yes.png'
    },
    { opened: Promise.resolve({ core: { send } }) }
  )
  expect(find('img').getAttribute('src')).toBe('https://pictures.example/yes.png')
  press('button')
  await expect.poll(() => find('button').hasAttribute('disabled')).toBe(true)
  const draft = { type: 'text', text: 'Press', payload: 'YES', metadata: { step: 1 } }
  expect(send.mock.calls).toEqual([[draft, 'c']])
  answer.reject(new Error())
  await expect.poll(() => find('button').hasAttribute('disabled')).toBe(false)
  expect(place.querySelector('[role=alert]')).toBeNull()
})

test('a reply has no picture from an unsafe address', () => {
  const { place } = draw({ type: 'reply', payload: 'YES', iconUrl: 'javascript:alert(1)' })
  expect(place.querySelector('img')).toBeNull()
})

test('there are no replies to a message that is not the newest, held or not', async () => {
  const isDetached = signal(false)
  const { find, place } = draw(
    { type: 'reply', payload: 'YES' },
    { $conversation: atom({ isDetached }) }
  )
  find('.chip')
  isDetached.value = true
  await expect.poll(() => place.querySelector('.chip')).toBeNull()
})
