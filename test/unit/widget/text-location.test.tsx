import { describe, expect, test, vi } from 'vitest'
import type { LocationRequestAction } from '../../../src/protocol'
import { Actions } from '../../../src/widget/features/text/Actions'
import { TEXTS } from '../../../src/widget/features/text/texts'
import { drawInMessenger } from '../fakes/render-with-context'

const REQUEST: LocationRequestAction = { id: 'a', type: 'locationRequest', text: 'Where are you?' }
const BERLIN = { coords: { latitude: 52.5, longitude: 13.4 } }

type Ask = Geolocation['getCurrentPosition']

const ERROR_CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }

const fails =
  (name: keyof typeof ERROR_CODES): Ask =>
  (_, fail) =>
    fail!({ ...ERROR_CODES, code: ERROR_CODES[name] } as never)
const finds: Ask = succeed => succeed(BERLIN as never)

const draw = (page: object, send = vi.fn(async () => {})) => ({
  send,
  ...drawInMessenger(<Actions actions={[REQUEST]} />, TEXTS, {
    host: { page, config: { baseUrl: 'https://chat.example' } },
    clientReady: Promise.resolve({ internals: { send }, targetConversationId: () => 'c' })
  })
})

const pageWith = (getCurrentPosition: Ask) => ({
  isSecureContext: true,
  navigator: { geolocation: { getCurrentPosition } }
})

describe('A location request', () => {
  test.each<[what: string, page: object, problem: keyof typeof TEXTS]>([
    ['a page that is not secure', { isSecureContext: false }, 'locationSecurityRestriction'],
    ['an old browser', { isSecureContext: true, navigator: {} }, 'locationNotSupported'],
    ['a visitor who denies it', pageWith(fails('PERMISSION_DENIED')), 'locationServicesDenied'],
    ['a device without a signal', pageWith(fails('POSITION_UNAVAILABLE')), 'locationSendingFailed'],
    ['a device that is slow', pageWith(fails('TIMEOUT')), 'locationSendingFailed']
  ])('shows why there is no location: %s', async (_, page, problem) => {
    const { place, press, send } = draw(page)
    press('.chip')
    await expect
      .poll(() => place.querySelector('[role=alert]')?.textContent)
      .toBe(`${TEXTS[problem]} ${TEXTS.tryAgain}`)
    expect(send).not.toHaveBeenCalled()
  })

  test('gets the location, sends it, and is idle again', async () => {
    let answer!: () => void
    let delivered!: () => void
    const ask = vi.fn<Ask>(succeed => (answer = () => succeed(BERLIN as never)))
    const send = vi.fn(() => new Promise<void>(resolve => (delivered = resolve)))
    const { find, press } = draw(pageWith(ask), send)
    const isBusy = () => find('.chip').getAttribute('aria-busy')
    expect(isBusy()).toBe('false')
    press('.chip')
    await expect.poll(isBusy).toBe('true')
    expect(ask.mock.calls[0]![2]).toEqual({ timeout: 10_000 })
    answer()
    await expect
      .poll(() => send.mock.calls)
      .toEqual([[{ type: 'location', coordinates: { lat: 52.5, long: 13.4 } }, 'c']])
    expect(isBusy()).toBe('true')
    press('.chip')
    expect(ask).toHaveBeenCalledTimes(1)
    delivered()
    await expect.poll(isBusy).toBe('false')
  })

  test('can be repeated', async () => {
    const ask = vi.fn<Ask>(finds).mockImplementationOnce(fails('TIMEOUT'))
    const { place, press, send } = draw(pageWith(ask))
    press('.chip')
    await expect.poll(() => place.querySelector('[role=alert] button')).not.toBeNull()
    press('[role=alert] button')
    await expect.poll(() => send.mock.calls.length).toBe(1)
    expect(place.querySelector('[role=alert]')).toBeNull()
  })

  test('sends one location when it is requested twice', async () => {
    const answers: (() => void)[] = []
    const ask: Ask = succeed => void answers.push(() => succeed(BERLIN as never))
    const { press, send } = draw(pageWith(ask))
    press('.chip')
    press('.chip')
    await expect.poll(() => answers.length).toBe(2)
    answers.forEach(answer => answer())
    await expect.poll(() => send.mock.calls.length).toBe(1)
  })

  test('reports a refusal of the server', async () => {
    const send = vi.fn().mockRejectedValue(new Error())
    const { place, press } = draw(pageWith(finds), send)
    press('.chip')
    await expect
      .poll(() => place.querySelector('[role=alert]')?.textContent)
      .toMatch(TEXTS.locationSendingFailed)
  })
})
