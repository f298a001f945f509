import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { baseOf, createCheckedImport, folderOf, VERSION } from '../../../src/loader'
import type { ChunkManifest } from '../../../src/protocol'

/** URL that a file's code follows. */
const FOLDER = 'data:text/javascript,'

/** Writes a file as the build does; it reports when its module is made. A query is a comment. */
const fileOf = (name: string, members = '') =>
  encodeURIComponent(
    `export default load => (globalThis.made.push('${name}'), { name: '${name}', ${members} })//`
  ) + `${name}.js`

const SHARED = fileOf('shared')
const members = `shared: load(${JSON.stringify(SHARED)})`
const CHUNK: ChunkManifest = [
  [fileOf('chunk', members), 'sha384-chunk'],
  [SHARED, 'sha384-shared']
]
const OTHER: ChunkManifest = [
  [fileOf('other', members), 'sha384-other'],
  [SHARED, 'sha384-shared']
]

interface Chunk {
  name: string
  shared: object
}

const world = globalThis as unknown as { made: string[] }

/** Makes a loader of chunks; `links` lists the links that check its files. */
const open = () => {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  world.made = []
  return {
    importChunk: createCheckedImport(document, FOLDER),
    links: () => [...document.querySelectorAll('link')]
  }
}

/** Name of the file that a link checks. */
const nameOf = ({ href }: HTMLLinkElement) => /[a-z]+\.js(?=(\?\d+)?$)/.exec(href)?.[0]

/** Answers links: that of the failing file with an error. */
const answer = (links: HTMLLinkElement[], failing?: string) => {
  for (const link of links) {
    if (nameOf(link) === failing) (link as any).onerror()
    else (link as any).onload()
  }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

describe('The checked import', () => {
  test('preloads each file of a chunk with its hash, before anything runs', () => {
    const { importChunk, links } = open()
    void importChunk(CHUNK)
    expect(links().map(({ rel, integrity, href }) => [rel, integrity, href])).toEqual(
      CHUNK.map(([file, hash]) => ['modulepreload', hash, FOLDER + file])
    )
    expect(world.made).toEqual([])
  })

  test('makes the first file when all have been checked, and removes each link then', async () => {
    const { importChunk, links } = open()
    const imported = importChunk<Chunk>(CHUNK)
    const [chunk, shared] = links()
    answer([chunk!])
    await turn()
    expect(world.made).toEqual([])
    expect(links()).toEqual([shared])
    answer([shared!])
    expect(await imported).toEqual({ name: 'chunk', shared: { name: 'shared' } })
    expect(links()).toEqual([])
  })

  test('requests and makes a file once that two chunks share', async () => {
    const { importChunk, links } = open()
    const both = Promise.all([importChunk<Chunk>(CHUNK), importChunk<Chunk>(OTHER)])
    expect(links().map(nameOf)).toEqual(['chunk.js', 'shared.js', 'other.js'])
    answer(links())
    const [chunk, other] = await both
    expect(other.shared).toBe(chunk.shared)
    expect(world.made.sort()).toEqual(['chunk', 'shared', 'other'].sort())
    expect(await importChunk(CHUNK)).toBe(chunk)
    expect(links()).toEqual([])
  })

  test('rejects a file that does not match its hash, and nothing runs', async () => {
    const { importChunk, links } = open()
    const imported = importChunk(CHUNK)
    answer(links(), 'shared.js')
    await expect(imported).rejects.toMatchObject({
      code: 'load-failed',
      message: expect.stringContaining('shared.js')
    })
    expect(world.made).toEqual([])
  })

  test('requests a failed file again under another address each time', async () => {
    const { importChunk, links } = open()
    const addresses = new Set<string>()
    for (let failed = 0; failed < 3; failed++) {
      const imported = importChunk(CHUNK)
      addresses.add(links().find(link => nameOf(link) === 'shared.js')!.href)
      answer(links(), 'shared.js')
      await expect(imported).rejects.toMatchObject({ code: 'load-failed' })
      await turn()
    }
    expect(addresses.size).toBe(3)
    const imported = importChunk<Chunk>(CHUNK)
    expect(links()).toHaveLength(1)
    answer(links())
    expect(await imported).toMatchObject({ name: 'chunk', shared: { name: 'shared' } })
  })

  test.each([
    ['https://chat.example/cdn/5.0.0/pipit.js', 'https://chat.example/', 'https://chat.example/'],
    [
      'http://127.0.0.1:3000/cdn/5.0.0/pipit.js',
      'http://127.0.0.1:3000/',
      'http://127.0.0.1:3000/'
    ],
    [
      'https://shop.example/chat/cdn/5/pipit.js',
      'https://shop.example/chat/',
      'https://shop.example/chat/'
    ],
    ['https://a.example/cdn/5.0.0/pipit.js?v=2#x', 'https://a.example/', 'https://a.example/']
  ])('reads from %s that the server is at %s', (src, base, root) => {
    expect(baseOf(src)).toBe(base)
    expect(folderOf(src)).toBe(`${root}cdn/${VERSION}/`)
  })
})
