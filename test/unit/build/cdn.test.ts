// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCdn, integrityOf } from '../../../src/build/targets/cdn/index.mjs'

/** Smallest entries that share code, and contain each other's hashes. */
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
    declare const __POLLING__: object
    export const polling = __POLLING__
    export const live = new Shared()
    export const told = () => tell('live')`,
  'told.ts': `export const tell = who => 'told ' + who`,
  'twice.ts': `export class Twice { count = 2 }`,
  'features.ts': `import { features } from 'chunk:features'
    declare const __FEATURES__: object
    export const [builtIn, chunks] = [features, __FEATURES__]`,
  'polling.ts': `declare const __MQTT__: object
    export const [polling, mqtt] = ['slow', __MQTT__]`,
  'mqtt.ts': `import { Shared } from './shared'
    export const mqtt = [new Shared(), 'broker']`,
  'chunks.ts': `import { feature as first } from './first/feature'
    import { feature as one } from './one/feature'
    import { feature as two } from './two/feature'
    export const CHUNKS = { features: [first], one: [one], two: [two] }`,
  'first/feature.ts': `export const feature = { slots: ['first'], is: 'first' }`,
  'options.ts': `export const options = 'none'`,
  'locale-index.ts': `declare const __LOCALES__: object
    export const languages = __LOCALES__`,
  'one/feature.ts': `import { Twice } from '../twice'
    export const feature = { slots: ['one', 'uno'], is: new Twice() }`,
  'two/feature.ts': `import { tell } from '../told'
    import { Twice } from '../twice'
    export const feature = { slots: ['two'], is: [tell('two'), new Twice().count] }`,
  'locales/ar.ts': `import { Shared } from '../shared'
    export const texts = { greeting: new Shared().greeting }`
}

const withoutChunks = {
  ...SOURCES,
  'chunks.ts': `import { feature as first } from './first/feature'
    export const CHUNKS = { features: [first] }`
}

let folder: string

const build = async (sources: Record<string, string>, name: string) => {
  const from = join(folder, name, '/')
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(join(from, dirname(file)), { recursive: true })
    await writeFile(join(from, file), text)
  }
  await buildCdn({
    sources: from,
    table: join(from, 'chunks.ts'),
    locales: join(from, 'locales', '/'),
    folder: join(from, 'out', '/')
  })
  return join(from, 'out')
}

/** Loads a file with all that it needs, as a page does. */
const load = async (folder: string, name: string) => {
  const { entries } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const factories: Record<string, (importFile: (file: string) => any) => any> = {}
  for (const file of entries[name].closure as string[]) {
    factories[file] = (await import(join(folder, file))).default
  }
  const importFile = (file: string) => factories[file]!(importFile)
  return importFile(name)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-cdn-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('The build of the CDN files', () => {
  let out: string
  const read = (name: string) => readFile(join(out, name), 'utf8')

  beforeAll(async () => {
    out = await build(SOURCES, 'good')
  })

  test('puts the hash of each file into the file that loads it', async () => {
    expect(await read('pipit.js')).toContain(integrityOf(await read('messenger.js'), 'sha256'))
    expect(await read('messenger.js')).toContain(integrityOf(await read('live.js'), 'sha256'))
    expect(await read('messenger.js')).toContain(integrityOf(await read('features.js'), 'sha256'))
    expect(await read('live.js')).toContain(integrityOf(await read('polling.js'), 'sha256'))
    expect(await read('polling.js')).toContain(integrityOf(await read('mqtt.js'), 'sha256'))
    for (const name of ['one.js', 'two.js', 'locale-index.js']) {
      expect(await read('features.js')).toContain(integrityOf(await read(name), 'sha256'))
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

  test('keeps shared code in the messenger chunk, once', async () => {
    expect((await readdir(out)).filter(name => name.startsWith('shared-'))).toEqual([])
    expect(await read('messenger.js')).toContain('h\\xebllo')
    expect(await read('live.js')).not.toContain('llo')
    const { entries } = JSON.parse(await read('manifest.json'))
    expect(entries['live.js'].closure).toEqual(['live.js', 'messenger.js'])
  })

  test('keeps all of MQTT in one file, which only the polling chunk names', async () => {
    const { entries } = JSON.parse(await read('manifest.json'))
    expect(entries['mqtt.js'].closure).toEqual(['mqtt.js'])
    expect(entries['polling.js'].closure).toEqual(['polling.js'])
    const scripts = (await readdir(out)).filter(name => name.endsWith('.js'))
    const naming = async (text: string) => {
      const texts = await Promise.all(scripts.map(read))
      return scripts.filter((_, n) => texts[n]!.includes(text))
    }
    expect(await naming('broker')).toEqual(['mqtt.js'])
    expect(await naming('mqtt.js')).toEqual(['polling.js'])
  })

  test('produces modules that work together', async () => {
    const { live } = await load(out, 'live.js')
    const { features } = await load(out, 'two.js')
    const { builtIn } = await load(out, 'features.js')
    expect(live.greeting).toBe('hëllo')
    expect(features).toEqual([{ is: ['told two', 2] }])
    expect(builtIn).toEqual([{ is: 'first' }])
  })

  test('keeps what chunks share in a file of its own, and each chunk in one file', async () => {
    const { entries } = JSON.parse(await read('manifest.json'))
    expect(entries['one.js'].closure).toEqual(['one.js', 'common.js'])
    expect(entries['features.js'].closure).toEqual(['features.js'])
    expect(entries['locale-ar.js'].closure).toEqual(['locale-ar.js'])
  })

  test('loads with a chunk what it needs, but for what is certainly there', async () => {
    const { chunks } = await load(out, 'features.js')
    const filesOf = (name: string) => {
      const [, manifest = []] = chunks.find(([slots]: [string]) => slots.split(' ').includes(name))
      return manifest.map(([file]: string[]) => file)
    }
    expect(filesOf('first')).toEqual([])
    expect(filesOf('uno')).toEqual(['one.js', 'common.js'])
    expect(filesOf('two').sort()).toEqual(['common.js', 'live.js', 'two.js'])
    const { languages } = await load(out, 'locale-index.js')
    expect(languages.ar.map(([file]: string[]) => file)).toEqual(['locale-ar.js'])
  })

  test('maps minified code back to the sources', async () => {
    const { sources, sourcesContent } = JSON.parse(await read('messenger.js.map'))
    const shared = sources.findIndex((source: string) => source.endsWith('/shared.ts'))
    expect(sourcesContent[shared]).toBe(SOURCES['shared.ts'])
  })

  test('needs no lazy chunks', async () => {
    const { chunks } = await load(await build(withoutChunks, 'lonely'), 'features.js')
    const languages = [['locale-index.js', expect.any(String)]]
    expect(chunks).toEqual([['first'], ['loadLanguage', languages]])
  })

  test('refuses a lazy file that would have to contain its own hash', async () => {
    const sources = { ...SOURCES, 'live.ts': `export const live = __CHUNKS__` }
    // The files for old browsers are built at the same time, and may be refused first.
    await expect(build(sources, 'circular')).rejects.toThrow(
      /__CHUNKS__ is read in live(\.legacy)?\.js/
    )
  })
})
