// @vitest-environment node
import { expect, test } from 'vitest'
import { tidyImports } from '../../../src/build/tidy-imports.mjs'

const CODE = `import {
  a as first,
  b as unused
} from "./core.js";
import {
  c
} from "./core.js";
import {
  d
} from "./idle.js";
use(first, c, "./idle.js");
`

test('a file imports from each other file once, what it uses and no more, on the same lines', () => {
  const tidy = tidyImports(CODE)
  expect(tidy.trim().split(/\n+/)).toEqual([
    'import { a as first, c as c } from "./core.js";',
    'use(first, c, "./idle.js");'
  ])
  const lineOf = (code: string) => code.split('\n').indexOf('use(first, c, "./idle.js");')
  expect(lineOf(tidy)).toBe(lineOf(CODE))
})

test('a file without imports stays as it is', () => {
  expect(tidyImports('use(1);\n')).toBe('use(1);\n')
})
