import { describe, expect, test } from 'vitest'
import { readColor } from '../../../src/widget/core/colors'

describe('Colours', () => {
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
  ])('are parsed: %j as %s', (color, expected) => {
    expect(readColor(color)).toBe(expected)
  })
})
