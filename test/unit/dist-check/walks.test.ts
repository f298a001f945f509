// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findHardWalks } from '../../../dist-check/walks.mjs'

const walk = (title: string, ...files: string[]) =>
  [`### ${title}`, '', ...files.map((file, index) => `${index + 1}. \`${file}\`: …`), ''].join('\n')
const document = (...walks: string[]) => ['# C', '## Walks', '', ...walks, '## Glossary'].join('\n')

const SHORT = ['One', 'Two', 'Three', 'Four', 'Five'].map(title => walk(title, 'a.ts', 'b.ts'))
const LONG = Array.from({ length: 21 }, (_, index) => `${index}.ts`)

describe('findHardWalks', () => {
  test('accepts six walks that return to no file', () => {
    expect(findHardWalks(document(...SHORT, walk('Six', 'a.ts')))).toEqual([])
  })

  test('finds a walk that is long, and one that returns to a file', () => {
    expect(
      findHardWalks(document(...SHORT, walk('Six', ...LONG), walk('Seven', 'a', 'b', 'a')))
    ).toEqual(['CONTRIBUTING.md: "Six" has 21 files', 'CONTRIBUTING.md: "Seven" returns to a'])
  })

  test('misses walks that are not there', () => {
    expect(findHardWalks(document(...SHORT))).toEqual(['CONTRIBUTING.md: there are 5 walks, not 6'])
  })
})
