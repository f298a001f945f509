import { expect, test } from 'vitest'
import { readColor, textColorOn } from '../../../src/widget/colors'
import { createRandom } from '../fakes/random'

/** WCAG 2.2, written anew so that a mistake in one is seen by the other. */
const luminance = (hex: string) => {
  const [red, green, blue] = [0, 2, 4]
    .map(place => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (a: string, b: string) => {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter! + 0.05) / (darker! + 0.05)
}

test.each([
  ['09f', '#09f'],
  ['#09f', '#09f'],
  ['0099ff', '#0099ff'],
  ['#0099FF', '#0099FF'],
  ['', undefined],
  [undefined, undefined],
  ['#', undefined],
  ['09', undefined],
  ['09ff', undefined],
  ['0099ff00', undefined],
  ['##09f', undefined],
  ['ggg', undefined],
  ['red', undefined],
  ['09f;} * { display: none', undefined],
  ['09f\n', undefined]
])('reads %j as %s', (color, expected) => {
  expect(readColor(color)).toBe(expected)
})

test.each([
  ['#000', '#fff'],
  ['#fff', '#000'],
  ['#65758e', '#fff'],
  ['#09f', '#000'],
  ['#ffff00', '#000'],
  ['#0000ff', '#fff']
])('on %s text is %s', (color, expected) => {
  expect(textColorOn(color)).toBe(expected)
})

test('text can be read on 500 random colours: contrast is at least 4.5', () => {
  const random = createRandom(1)
  for (let times = 500; times--;) {
    const color = Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')
    const text = textColorOn(`#${color}`) === '#000' ? '000000' : 'ffffff'
    expect(contrast(color, text), color).toBeGreaterThanOrEqual(4.5)
  }
})

test('three digits mean what six do', () => {
  const random = createRandom(2)
  for (let times = 200; times--;) {
    const digits = Array.from({ length: 3 }, () => Math.floor(random() * 16).toString(16))
    const long = digits.map(digit => digit + digit).join('')
    expect(textColorOn(`#${digits.join('')}`)).toBe(textColorOn(`#${long}`))
  }
})
