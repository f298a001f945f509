// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findTypeErrors } from '../../util/find-type-errors'

const SITE = 'test/types/site-of-the-other-messenger.ts'
const DIFFERENCES = 'test/types/differences.ts'

// That the site compiles against ours, and none of the lines that differ does, is checked with the types of
// the whole project: tsconfig.json lets the name of the other messenger stand for ours.
test('the site, and each line that differs, is right for the other messenger', () => {
  const lines = readFileSync(DIFFERENCES, 'utf8').replace(/\/\/ @ts-expect-error/g, '//')
  const sources = { [SITE]: readFileSync(SITE, 'utf8'), [DIFFERENCES]: lines }

  expect(findTypeErrors(sources, { smooch: ['./node_modules/@types/smooch'] })).toEqual([])
})
