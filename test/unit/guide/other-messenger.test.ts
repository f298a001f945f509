// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findTypeErrors } from '../../util/find-type-errors'

const SITE = 'test/types/site-of-the-other-messenger.ts'
const DIFFERENCES = 'test/types/differences.ts'

describe('The guide to moving from another messenger', () => {
  // The types of the whole project check that the site compiles against ours, and that none of the
  // lines that differ does: tsconfig.json lets the name of the other messenger stand for ours.
  test('has a site, with every changed line, that is valid for the other messenger', () => {
    const lines = readFileSync(DIFFERENCES, 'utf8').replace(/\/\/ @ts-expect-error/g, '//')
    const sources = { [SITE]: readFileSync(SITE, 'utf8'), [DIFFERENCES]: lines }

    expect(findTypeErrors(sources, { smooch: ['./node_modules/@types/smooch'] })).toEqual([])
  })
})
