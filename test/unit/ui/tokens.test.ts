import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MESSAGE_STYLES } from '../../../src/widget/core/conversation/styles'
import { STYLES } from '../../../src/widget/core/styles'

const TOKENS = readFileSync('src/ui/tokens.css', 'utf8')
const [LIGHT = '', DARK = ''] = TOKENS.split('@media')

const longForm = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

const tokenOf = (sheet: string, name: string) =>
  new RegExp(`--pipit-${name}: (.*);`).exec(sheet)?.[1]

/** Reads a colour of the messenger: light, then dark. */
const colorsOf = (name: string) => {
  const [, ...colors] = new RegExp(`--${name}: .*light-dark\\((#\\w+), (#\\w+)\\)`).exec(STYLES)!
  return colors.map(longForm)
}

describe('Console and guide look like the messenger', () => {
  test.each([
    ['page', 'surface'],
    ['ink', 'text'],
    ['bubble', 'bubble'],
    ['ink', 'bubble-text'],
    ['muted', 'text-quiet'],
    ['line', 'line'],
    ['alarm', 'danger']
  ])('its %s is their %s, light and dark', (own, theirs) => {
    expect([tokenOf(LIGHT, theirs), tokenOf(DARK, theirs)]).toEqual(colorsOf(own))
  })

  test('bubbles are as round', () => {
    const [, radius] = /\.bubble \{[^}]*border-radius: var\(--pipit-radius, (.*)\);/.exec(
      MESSAGE_STYLES
    )!
    expect(tokenOf(LIGHT, 'bubble-radius')).toBe(radius)
  })

  test('lines of text are as high', () => {
    const [, height] = /font: .* \/ ([\d.]+) /.exec(STYLES)!
    expect(tokenOf(LIGHT, 'line-height')).toBe(height)
  })
})
