import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import type { Action } from '../../../src/protocol'
import { Actions } from '../../../src/widget/features/text/Actions'
import { TEXTS } from '../../../src/widget/features/text/texts'
import { drawInMessenger } from '../fakes/render-with-context'

const OWN = 'https://shop.example/bikes'
const OTHER = 'https://parts.example/chains'

const draw = (action: object, context?: Record<string, unknown>) =>
  drawInMessenger(
    <Actions actions={[{ id: 'a', text: 'Press', ...action } as Action]} />,
    TEXTS,
    context
  )

/** A promise that the test settles. */
const openPromise = () => {
  let resolve!: () => void
  let reject!: (error: Error) => void
  const promise = new Promise<void>((...how) => ([resolve, reject] = how))
  return { promise, resolve, reject }
}

describe('Actions of a text message', () => {
  test.each([
    ['link', { type: 'link', uri: 'tel:+4930901820' }, 'tel:+4930901820', ''],
    ['link to the site of the page', { type: 'link', uri: OWN }, OWN, ''],
    ['link to another site', { type: 'link', uri: OTHER }, OTHER, 'parts.example'],
    [
      'webview of a page that is not secure',
      { type: 'webview', uri: 'http://a.example', fallback: 'https://b.example' },
      'https://b.example/',
      'b.example'
    ]
  ])('open a %s in a new tab, and name another site', (_, action, href, site) => {
    const { find } = draw(action)
    const link = find('a.action')
    expect(link.getAttribute('href')).toBe(href)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(link.textContent).toBe(`Press${site}`)
  })

  test.each([
    ['an unsafe link', { type: 'link', uri: 'javascript:alert(1)' }],
    [
      'an unsafe webview',
      { type: 'webview', uri: 'javascript:alert(1)', fallback: 'javascript:alert(2)' }
    ],
    ['an offer', { type: 'buy', amount: 1200, currency: 'eur', state: 'offered' }],
    ['a type that is not known', { type: 'hologram' }]
  ])('show that %s cannot be used, without a button', (_, action) => {
    const { place } = draw(action)
    expect(place.textContent).toMatch(TEXTS.unsupportedActionType)
    expect(place.querySelectorAll('a, button')).toHaveLength(0)
  })

  test.each([
    [1299, 'eur', '€12.99'],
    [1299, 'JPY', '¥1,299'],
    [12_990, 'kwd', 'KWD 12.990'],
    [0, 'usd', '$0.00']
  ])('show an offer of %i %s as %s', (amount, currency, shown) => {
    const { place } = draw({ type: 'buy', amount, currency, state: 'offered' })
    expect(place.textContent.replaceAll('\u00a0', ' ')).toMatch(shown)
  })

  test('show a paid offer as paid', () => {
    const { place } = draw({ type: 'buy', amount: 1200, currency: 'eur', state: 'paid' })
    expect(place.textContent).toMatch(TEXTS.actionPaymentCompleted)
    expect(place.textContent).not.toMatch(TEXTS.unsupportedActionType)
  })

  test('show a postback as pending, done, then idle again', async () => {
    const answer = openPromise()
    const call = vi.fn(() => answer.promise)
    const { find, place, press } = draw(
      { type: 'postback', payload: 'P' },
      { clientReady: Promise.resolve({ internals: { call } }) }
    )
    expect(find('button').getAttribute('aria-busy')).toBe('false')
    press('button')
    await expect.poll(() => find('button').getAttribute('aria-busy')).toBe('true')
    expect(find('button').getAttribute('aria-disabled')).toBe('true')
    press('button')
    answer.resolve()
    await expect.poll(() => find('button').className).toBe('action done')
    expect(find('button').getAttribute('aria-busy')).toBe('false')
    expect(place.querySelectorAll('button svg')).toHaveLength(1)
    await expect.poll(() => find('button').className).toBe('action idle')
    expect(place.querySelector('button svg')).toBeNull()
    expect(call.mock.calls).toEqual([['/conversations/c/postbacks', { body: { actionId: 'a' } }]])
  })

  test('show a failed postback, which can be sent again', async () => {
    const call = vi.fn().mockRejectedValueOnce(new Error()).mockResolvedValue({})
    const { find, place, press } = draw(
      { type: 'postback', payload: 'P' },
      { clientReady: Promise.resolve({ internals: { call } }) }
    )
    press('button')
    await expect
      .poll(() => place.querySelector('[role=alert]')?.textContent)
      .toBe(`${TEXTS.actionPostbackError} ${TEXTS.tryAgain}`)
    press('[role=alert] button')
    await expect.poll(() => find('button').className).toBe('action done')
    expect(place.querySelector('[role=alert]')).toBeNull()
    expect(call).toHaveBeenCalledTimes(2)
  })

  test('send a reply with payload and metadata, once', async () => {
    const answer = openPromise()
    const send = vi.fn(() => answer.promise)
    const { find, press, place } = draw(
      {
        type: 'reply',
        payload: 'YES',
        metadata: { step: 1 },
        iconUrl: 'https://pictures.example/yes.png'
      },
      { clientReady: Promise.resolve({ internals: { send }, targetConversationId: () => 'c' }) }
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

  test('show no icon of a reply from an unsafe address', () => {
    const { place } = draw({ type: 'reply', payload: 'YES', iconUrl: 'javascript:alert(1)' })
    expect(place.querySelector('img')).toBeNull()
  })

  test('offer no replies to a message that is not the newest, loaded or not', async () => {
    const isDetached = signal(false)
    const { find, place } = draw(
      { type: 'reply', payload: 'YES' },
      { $conversation: atom({ isDetached }) }
    )
    find('.chip')
    isDetached.value = true
    await expect.poll(() => place.querySelector('.chip')).toBeNull()
  })
})
