import { describe, expect, test } from 'vitest'
import { apartFromPage, textColorOn } from '../../../src/protocol/colors.legacy'
import { contrast } from '../fakes/contrast'
import { createRandom } from '../fakes/random'

const random = createRandom(1)
const COLORS = Array.from({ length: 500 }, () =>
  Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')
)
const EXTREMES = ['000000', 'ffffff', 'ffff00', '0000ff', 'ff0000', '00ff00', 'ff00ff', '39ff14']

/** Colours for a light page and for a dark one, without `#`. */
const both = (color: string, most: number, least: number) =>
  /^light-dark\(#(\w{6}),#(\w{6})\)$/.exec(apartFromPage('#' + color, most, least))!.slice(1)

describe('Colours in old browsers', () => {
  test.each([
    ['#000', '#ffffff'],
    ['#65758e', '#ffffff'],
    ['#0000ff', '#ffffff'],
    ['red', '#fff']
  ])('are white for text on %s', (color, expected) => {
    expect(textColorOn(color)).toBe(expected)
  })

  test('are a very dark shade for text on a bright colour, and not black', () => {
    const [red, green, blue] = textColorOn('#ffff00')
      .match(/[\da-f]{2}/g)!
      .map(digits => Number.parseInt(digits, 16))
    expect(red).toBeGreaterThan(20)
    expect(green).toBeGreaterThan(20)
    expect(blue).toBeLessThan(5)
  })

  test('of text have a contrast of at least 4.5 on any colour, also where it is kept from the page', () => {
    for (const color of [...EXTREMES, ...COLORS]) {
      const text = textColorOn('#' + color).slice(1)
      for (const surface of [color, ...both(color, 94, 32)])
        expect(contrast(surface, text), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('of lines have a contrast of at least 4.5 on a light page and a dark one', () => {
    for (const color of [...EXTREMES, ...COLORS]) {
      const [onLight, onDark] = both(color, 45, 68)
      expect(contrast(onLight!, 'ffffff'), color).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onDark!, '171c24'), color).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('of three digits equal those of six', () => {
    for (const digits of ['1a9', 'fe0', '36c'])
      expect(textColorOn('#' + digits)).toBe(textColorOn('#' + digits.replace(/./g, '$&$&')))
  })
})
