import { describe, expect, test } from 'vitest'
import type { LocationContent, Message } from '../../../src/protocol'
import { LocationMessage } from '../../../src/widget/features/location/LocationMessage'
import { TEXTS } from '../../../src/widget/features/location/texts'
import payloads from '../../fixtures/sanitiser/expect.json'
import { drawMessage } from '../fakes/draw-message'

const coordinates = { lat: 52.520008, long: -13.4049541 }

const draw = (fields: Partial<LocationContent & Pick<Message, 'role'>> = {}) =>
  drawMessage(LocationMessage, TEXTS, { type: 'location', coordinates, ...fields } as never)

describe('A location message', () => {
  test.each([
    [{ name: 'The shop', address: '12 Harbour Street' }, ['The shop', '12 Harbour Street']],
    [{ name: 'The shop' }, ['The shop']],
    [{ address: '12 Harbour Street' }, ['12 Harbour Street']],
    [{}, ['52.52001°, -13.40495°']],
    [undefined, ['52.52001°, -13.40495°']]
  ])('of %o reads %j', (location, emitted) => {
    const { place } = draw(location && { location })
    expect([...place.querySelectorAll('.place')].map(({ textContent }) => textContent)).toEqual(
      emitted
    )
  })

  test('has a pin, which screen readers pass over', () => {
    const { place } = draw()
    expect(place.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1)
  })

  test('links to a map, and requests nothing before', () => {
    const { find, place } = draw()
    expect(find('a').getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=52.520008&mlon=-13.4049541#map=16/52.520008/-13.4049541'
    )
    expect(find('a').getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(place.querySelectorAll('img, iframe, script, link')).toHaveLength(0)
  })

  test('of the business is announced, one of the visitor is not', () => {
    expect(draw().find('.hidden').textContent).toBe('sent a place')
    expect(draw({ role: 'user' }).place.querySelector('.hidden')).toBeNull()
  })

  test.each(payloads.map(({ payload }) => payload))('shows %j as plain text', payload => {
    const { place } = draw({ location: { name: payload, address: payload } })
    expect(place.querySelector('.place')!.textContent).toBe(payload)
    for (const element of place.querySelectorAll('*')) {
      expect(element.localName).toMatch(/^(div|b|span|bdi|a|svg|path)$/)
    }
  })
})
