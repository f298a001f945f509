// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { toFactory } from '../../../src/build/targets/cdn/index.mjs'

const MODULE = `import {
  a as first,
  b
} from "./core.js";
var sum = () => first + b;
export {
  b,
  sum as total
};
`

/** Runs a factory as a page does, with the exports of `core.js`. */
const run = async (code: string) => {
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const { default: make } = await import(/* @vite-ignore */ url)
  return make((file: string) => ({ 'core.js': { a: 1, b: 2 } })[file])
}

describe('A factory of a module', () => {
  test('gets imports by the name of their file, and returns the exports', async () => {
    const { b, total } = await run(toFactory({ code: MODULE }).code)
    expect(b).toBe(2)
    expect(total()).toBe(3)
  })

  test('needs neither imports nor exports', async () => {
    expect(await run(toFactory({ code: 'var unused = 1;\n' }).code)).toBeUndefined()
  })

  test('has each statement one line lower, and so has the source map', () => {
    const { code, map } = toFactory({ code: MODULE, map: '{"version":3,"mappings":";;;;AAAA"}' })
    const lineOf = (text: string) => text.split('\n').findIndex(line => line.startsWith('var sum'))
    expect(lineOf(code)).toBe(lineOf(MODULE) + 1)
    expect(JSON.parse(map!).mappings).toBe(';;;;;AAAA')
  })
})
