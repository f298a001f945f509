// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCdn } from '../../../src/build/cdn.mjs'
import { integrityOf } from '../../../src/build/integrity.mjs'

/** As small as entries can be that share code, and carry each other's hashes. */
const SOURCES = {
  'shared.ts': `export class Shared { greeting = 'hëllo' }`,
  'cdn.ts': `declare const __MESSENGER__: unknown
    declare const __VERSION__: string
    window.pipit = { messenger: __MESSENGER__, version: __VERSION__ }`,
  'cdn-v4.ts': `declare const __MESSENGER__: unknown
    window.pipit = { messenger: __MESSENGER__, version: '4' }`,
  'messenger.ts': `import { Shared } from './shared'
    declare const __CHUNKS__: object
    export const chunks = __CHUNKS__
    export const messenger = [new Shared()]`,
  'live.ts': `import { Shared } from './shared'
    import { tell } from './told'
    export const live = new Shared()
    export const told = () => tell('live')`,
  'told.ts': `export const tell = who => 'told ' + who`,
  'twice.ts': `export class Twice { count = 2 }`,
  'parts.ts': `declare const __PARTS__: object
    export const parts = __PARTS__`,
  'options.ts': `export const options = 'none'`,
  'locale-index.ts': `declare const __LOCALES__: object
    export const languages = __LOCALES__`,
  'parts/one.ts': `import { Twice } from '../twice'
    export const one = new Twice()`,
  'parts/two.ts': `import { tell } from '../told'
    import { Twice } from '../twice'
    export const two = [tell('two'), new Twice().count]`,
  'locales/ar.ts': `import { Shared } from '../shared'
    export const texts = { greeting: new Shared().greeting }`
}

const withoutParts = Object.fromEntries(
  Object.entries(SOURCES).filter(([name]) => !name.includes('/'))
)

let folder: string

const build = async (sources: Record<string, string>, name: string) => {
  const from = join(folder, name, '/')
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(join(from, dirname(file)), { recursive: true })
    await writeFile(join(from, file), text)
  }
  await buildCdn({
    sources: from,
    locales: join(from, 'locales', '/'),
    folder: join(from, 'out', '/')
  })
  return join(from, 'out')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-cdn-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the build of the CDN files', () => {
  let out: string
  const read = (name: string) => readFile(join(out, name), 'utf8')

  beforeAll(async () => {
    out = await build(SOURCES, 'good')
  })

  test('puts the hash of each file into the file that loads it', async () => {
    expect(await read('pipit.js')).toContain(integrityOf(await read('messenger.js'), 'sha256'))
    expect(await read('messenger.js')).toContain(integrityOf(await read('live.js'), 'sha256'))
    expect(await read('messenger.js')).toContain(integrityOf(await read('parts.js'), 'sha256'))
    for (const name of ['one.js', 'two.js', 'locale-index.js']) {
      expect(await read('parts.js')).toContain(integrityOf(await read(name), 'sha256'))
    }
    const hash = integrityOf(await read('locale-ar.js'), 'sha256')
    expect(await read('locale-index.js')).toContain(hash)
  })

  test('leaves no placeholder', async () => {
    const scripts = await Promise.all(
      (await readdir(out)).filter(name => name.endsWith('.js')).map(read)
    )
    expect(scripts.join('')).not.toMatch(/__[A-Z]+__/)
  })

  test('keeps shared code in the messenger, once', async () => {
    expect((await readdir(out)).filter(name => name.startsWith('shared-'))).toEqual([])
    expect(await read('messenger.js')).toContain('h\\xebllo')
    expect(await read('live.js')).not.toContain('llo')
    const { entries } = JSON.parse(await read('manifest.json'))
    expect(entries['live.js'].closure).toEqual(['live.js', 'messenger.js'])
  })

  test('gives modules that work together', async () => {
    const { live } = await import(join(out, 'live.js'))
    const { two } = await import(join(out, 'two.js'))
    expect(live.greeting).toBe('hëllo')
    expect(two).toEqual(['told two', 2])
  })

  test('keeps what parts share in their registry, and each part in one file', async () => {
    const { entries } = JSON.parse(await read('manifest.json'))
    expect(entries['one.js'].closure).toEqual(['one.js', 'parts.js'])
    expect(entries['locale-ar.js'].closure).toEqual(['locale-ar.js'])
  })

  test('loads with a part what it needs, but for what is certainly there', async () => {
    const { parts } = await import(join(out, 'parts.js'))
    const filesOf = (name: string) => parts[name].map(([file]: string[]) => file)
    expect(filesOf('one')).toEqual(['one.js'])
    expect(filesOf('two')).toEqual(['two.js', 'live.js'])
    const { languages } = await import(join(out, 'locale-index.js'))
    expect(languages.ar.map(([file]: string[]) => file)).toEqual(['locale-ar.js'])
  })

  test('leads from the minified code back to the sources', async () => {
    const { sources, sourcesContent } = JSON.parse(await read('messenger.js.map'))
    const shared = sources.findIndex((source: string) => source.endsWith('/shared.ts'))
    expect(sourcesContent[shared]).toBe(SOURCES['shared.ts'])
  })

  test('needs no parts', async () => {
    const { parts } = await import(join(await build(withoutParts, 'lonely'), 'parts.js'))
    expect(Object.keys(parts)).toEqual(['locale-index'])
  })

  test('refuses a lazy file that would have to hold its own hash', async () => {
    const sources = { ...SOURCES, 'live.ts': `export const live = __CHUNKS__` }
    await expect(build(sources, 'circular')).rejects.toThrow('__CHUNKS__ is read in live.js')
  })

  test('refuses a component that needs what was taken out of Preact', async () => {
    const sources = { ...SOURCES, 'live.ts': `export class Live { componentDidMount() {} }` }
    await expect(build(sources, 'class')).rejects.toThrow('takes componentDidMount out')
  })
})
