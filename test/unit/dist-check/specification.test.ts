// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findUnknownSections } from '../../../dist-check/specification.mjs'

const SPECIFICATION = '# What it must do\n\n## 1. Purpose\n\n## 2. Screens\n'

const unknownIn = (text: string) =>
  findUnknownSections(SPECIFICATION, { 'src/a.ts': text }).map(problem => problem.split(' ')[2])

describe('findUnknownSections', () => {
  test('accepts sections that exist', () => {
    expect(unknownIn('// Spec §1. @see Spec §1, §2: at most 20.')).toEqual([])
  })

  test('finds each section that does not exist', () => {
    const cite = 'Spec'
    expect(unknownIn(`// ${cite} §1, §3; ${cite} §12. Also RFC 4291 §7.`)).toEqual(['§3,', '§12,'])
  })
})
