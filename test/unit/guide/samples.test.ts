// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MARKDOWN_PAGES } from '../../../src/guide'
import { findTypeErrors } from '../../util/find-type-errors'

/** Declarations that samples assume: a page with the script tag, and self-explanatory names. */
const GLOBALS = `
declare global {
  const Pipit: import('pipit').MessengerWidget
  const integrationId: string
  const jwt: string
  const keyId: string
  const keySecret: string
}
export {}
`
const PATHS = {
  pipit: ['./src/entries/npm.ts'],
  'pipit/*': ['./src/entries/*.ts']
}
const SAMPLE = /^```(tsx?)\n([^]*?)^```$/gm

const samplesOf = (path: string) =>
  [...readFileSync(`src/guide/pages/${path.split('/').at(-1)}.md`, 'utf8').matchAll(SAMPLE)].map(
    ([, kind, text = ''], index) => [`test/types${path}-${index + 1}.${kind}`, `${text}export {}`]
  )

describe('The samples of the guide', () => {
  test('compile', () => {
    const samples = Object.fromEntries(
      MARKDOWN_PAGES.filter(({ source }) => !source).flatMap(({ path }) => samplesOf(path))
    )
    expect(Object.keys(samples)).not.toHaveLength(0)

    expect(findTypeErrors({ 'test/types/globals.ts': GLOBALS, ...samples }, PATHS)).toEqual([])
  })
})
