import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { baseOf, folderOf, importChecked, VERSION } from '../../../src/loader'
import type { ChunkManifest } from '../../../src/protocol'

/** A module that reports that it ran. */
const MODULE = 'data:text/javascript,globalThis.ran=(globalThis.ran||0)+1;export%20const%20name='
const CLOSURE: ChunkManifest = [
  ['%22chunk%22', 'sha384-chunk'],
  ['%22shared%22', 'sha384-shared']
]

const ran = () => (globalThis as { ran?: number }).ran ?? 0

/** Starts an import, and returns the links that check its files. */
const begin = () => {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  const imported = importChecked<{ name: string }>(document, MODULE, CLOSURE)
  return { document, imported, links: [...document.querySelectorAll('link')] }
}

describe('The checked import', () => {
  test('preloads each file of a chunk with its hash, before anything runs', () => {
    const { imported, links } = begin()
    imported.catch(() => {})
    expect(links.map(({ rel, integrity, href }) => [rel, integrity, href])).toEqual(
      CLOSURE.map(([file, hash]) => ['modulepreload', hash, MODULE + file])
    )
    expect(ran()).toBe(0)
  })

  test('imports the first file when all have been checked, and removes each link then', async () => {
    const { document, imported, links } = begin()
    const before = ran()
    ;(links[0] as any).onload()
    await new Promise(resolve => setImmediate(resolve))
    expect(ran()).toBe(before)
    expect([...document.querySelectorAll('link')]).toEqual([links[1]])
    ;(links[1] as any).onload()
    expect((await imported).name).toBe('chunk')
    await expect.poll(() => document.querySelector('link')).toBeNull()
  })

  test('rejects a file that does not match its hash, and nothing runs', async () => {
    const { imported, links } = begin()
    const before = ran()
    ;(links[0] as any).onload()
    ;(links[1] as any).onerror()
    await expect(imported).rejects.toMatchObject({
      code: 'load-failed',
      message: expect.stringContaining(CLOSURE[1]![0])
    })
    expect(ran()).toBe(before)
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
