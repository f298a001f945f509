// @vitest-environment node
import { runInThisContext } from 'node:vm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
// @ts-expect-error It declares no types.
import { transformAsync } from '@babel/core'
import { usePonyfills } from '../../../src/build/targets/legacy/index.mjs'

const NAMES = ['~asyncToGenerator', '~createForOfIteratorHelperLoose', '~regenerator']

/** Functions that record their steps, in order. */
const BODIES = [
  `log(await 1); log(await { then: done => done(2) })`,
  `try { await fail('a') } catch (error) { log('caught ' + error) } finally { log('last') }`,
  `try { log('in'); return await 'out' } finally { await 0; log('last') }`,
  `try { try { await fail('b') } finally { log('inner'); await 0 } } catch (error) { log(error) }`,
  `for (let n = 0; n < 5; n++) { try { if (n === 1) continue; if (n === 3) break; log(await n) } finally { log('f' + n) } }`,
  `for (const each of [1, 2]) { log(await each) } return 'end'`,
  `try { throw 'x' } catch { return await 'y' } finally { log('z') }`,
  `await (async () => { await 0; log('inside') })(); throw 'thrown'`,
  `while (true) { try { try { await 0; break } finally { log('one') } } finally { log('two') } }`
]

const names = new Map(NAMES.map((name, n) => [name, `r${n}`]))
let runtime: Record<string, unknown>

const SHELL = (body: string) => `const run = async () => { ${body} }`

const marksOf = async (code: string) => {
  const marks: unknown[] = []
  const log = (mark: unknown) => marks.push(mark)
  const fail = (error: string) => Promise.reject(error)
  const run = runInThisContext(`(function (runtime, log, fail) { ${code}; return run })`) as (
    ...given: unknown[]
  ) => () => Promise<unknown>
  try {
    marks.push({ value: await run(runtime, log, fail)() })
  } catch (error) {
    marks.push({ error })
  }
  return marks
}

describe('Async functions for old browsers', () => {
  beforeAll(async () => {
    vi.stubGlobal('window', {})
    const [{ asyncToGenerator, regenerator }, { iterate }] = await Promise.all([
      import('../../../src/legacy/run-async'),
      import('../../../src/legacy/iterate')
    ])
    runtime = { r0: asyncToGenerator, r1: iterate, r2: regenerator }
    return () => vi.unstubAllGlobals()
  })

  test.each(BODIES)('run as native ones: %s', async body => {
    const result = await transformAsync(SHELL(body), {
      babelrc: false,
      configFile: false,
      plugins: [usePonyfills({ names, used: new Set(), runtime: 'runtime' })],
      presets: [['@babel/preset-env', { loose: true, modules: false }]],
      assumptions: { ignoreFunctionLength: true, iterableIsArray: false },
      targets: { ie: '11' }
    })
    expect(result.code).not.toMatch(/async|await/)
    expect(await marksOf(result.code)).toEqual(await marksOf(SHELL(body)))
  })
})
