// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findNumbered } from '../../../src/server/channels'

const CHOICES = ['Buy', ' Buy ', 'See'].map((text, index) => ({
  type: 'postback' as const,
  id: `id${index}`,
  text,
  payload: text
}))

describe('A choice of a numbered list', () => {
  test.each([
    ['2', 'id1'],
    [' 3 ', 'id2'],
    ['3.', 'id2'],
    ['3)', 'id2'],
    ['2. buy', 'id1'],
    ['1) Buy', 'id0'],
    ['2. See', undefined],
    ['٢', 'id1'],
    ['۲', 'id1'],
    ['٣. See', 'id2'],
    ['٤', undefined],
    ['4', undefined],
    ['4. See', undefined],
    ['0', undefined],
    ['2 of them', undefined],
    ['2.5', undefined],
    ['Buy', undefined],
    ['', undefined]
  ])('is meant by %j: %s', (words, id) => {
    expect(findNumbered(CHOICES, words)?.id).toBe(id)
  })
})
