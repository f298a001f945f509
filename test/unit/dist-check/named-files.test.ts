// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findMissingFiles } from '../../../dist-check/named-files.mjs'

const FILES = ['README.md', 'src', 'src/client', 'src/client/http.ts', 'test/unit/client']

const missingIn = (path: string, text: string) =>
  findMissingFiles({ [path]: text }, FILES).map(problem => problem.split(' ')[2])

describe('findMissingFiles', () => {
  test.each([
    ['a link from the folder of the document', '[calls](http.ts#retry)'],
    ['a path from the folder of the project', 'see `src/client/http.ts` and `src/client/`'],
    ['a path in a block of code', '```\nsrc/client   calls\n```'],
    ['the name of a file of any folder', '`http.ts`'],
    ['a path without the extension', 'see `src/client/http` and src/client'],
    ['a pattern that fits a file', '`src/client/*.ts`, `test/unit/cl*`'],
    ['an address, a link to the web, a built file', '`/cdn/5/` [x](https://e.org/a.md) `dist/cdn/`']
  ])('accepts %s', (_, text) => {
    expect(missingIn('src/client/README.md', text)).toEqual([])
  })

  test.each([
    ['a link', '[calls](gone.ts)', 'gone.ts,'],
    ['a path in code', '`src/client/gone.ts`', 'src/client/gone.ts,'],
    ['a name in code', '`gone.tsx`', 'gone.tsx,'],
    ['a folder in code', '`gone/`', 'gone/,'],
    ['a path in a sentence', 'It is in src/gone.', 'src/gone,'],
    ['a path in a block of code', '```\ntest/gone.ts\n```', 'test/gone.ts,'],
    ['a pattern that fits nothing', '`src/*.mjs`', 'src/*.mjs,']
  ])('finds %s that is not there', (_, text, name) => {
    expect(missingIn('CONTRIBUTING.md', text)).toEqual([name])
  })
})
