import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../run/changed.mjs'
import { LONG_FILES } from '../../run/long-files.mjs'

describe('The steps of a change', () => {
  test('are none without a change', () => {
    expect(stepsOf([])).toEqual(new Map())
  })

  test('are types, lint and unit tests of what imports it, for any file', () => {
    expect(Object.fromEntries(stepsOf(['bench/index.mjs']))).toEqual({
      types: [],
      lint: [],
      unit: ['--changed', 'main']
    })
  })

  test('are the browser tests of a room, or all where one file of it touches all', () => {
    expect(stepsOf(['src/console/view/App.tsx']).get('browser')).toEqual(['console'])
    expect(stepsOf(['src/console/view/App.tsx', 'src/widget/chunks.ts']).get('browser')).toEqual([])
  })

  test('are the changed test file itself', () => {
    expect(stepsOf(['test/browser/cards.test.ts']).get('browser')).toEqual([
      'test/browser/cards.test.ts'
    ])
  })
})

describe('The long test files', () => {
  test.each(LONG_FILES)('%s exists', file => {
    expect(existsSync(file)).toBe(true)
  })
})
