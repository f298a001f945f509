// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { tidyImports } from '../../../src/build/targets/cdn/index.mjs'

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

describe('Tidy imports', () => {
  test('import from each file once, only used names, on the same lines', () => {
    const tidy = tidyImports(CODE)
    expect(tidy.trim().split(/\n+/)).toEqual([
      'import { a as first, c as c } from "./core.js";',
      'use(first, c, "./idle.js");'
    ])
    const lineOf = (code: string) => code.split('\n').indexOf('use(first, c, "./idle.js");')
    expect(lineOf(tidy)).toBe(lineOf(CODE))
  })

  // Files exchange short names: most imports would seem to be used in a file with as many exports.
  test('leave out a name that the file only exports something else as', () => {
    const exported = `import {
  a,
  b,
  c as d
} from "./core.js";
use(b);
export {
  own as a,
  d as c
};
`
    expect(tidyImports(exported)).toContain('import { b as b, c as d } from "./core.js";')
  })

  test('leave a file without imports unchanged', () => {
    expect(tidyImports('use(1);\n')).toBe('use(1);\n')
  })
})
