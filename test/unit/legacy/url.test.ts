// @vitest-environment node
import { beforeAll, describe, expect, test, vi } from 'vitest'

const PARTS = [
  'href',
  'protocol',
  'host',
  'hostname',
  'port',
  'origin',
  'pathname',
  'search'
] as const

const SAME: [address: string, base?: string][] = [
  ['https://example.com'],
  ['HTTPS://Example.com:443/a/../b/./c?d=é&e=%20#f'],
  ['http://[::1]:8080/x'],
  ['mailto:ada@example.com?subject=Hi'],
  ['tel:+49123'],
  ['javascript:alert(1)'],
  ['  java\nscript:alert(1)'],
  ['data:text/html,x'],
  ['../../x?y', 'https://example.com/cdn/5/pipit.js?z'],
  ['/x', 'https://example.com/a/b'],
  ['//other.example/x', 'https://example.com/a'],
  ['?q', 'https://example.com/a/b#c'],
  ['conversations/1/activities', 'https://example.com/sdk/v1/apps/1/events']
]

const REFUSED = ['', 'example.com', '/path', 'https://', 'https:// x', 'http://a b/']
/** Addresses that browsers accept and people misread. */
const REFUSED_BY_US = ['https://localhost@evil.example/', 'https://a\\@evil.example/']

describe('A URL for browsers without one', () => {
  let Own: typeof URL

  beforeAll(async () => {
    vi.stubGlobal('window', {})
    Own = (await import('../../../src/legacy/url')).UrlOfOurs as typeof URL
    return () => vi.unstubAllGlobals()
  })

  const read = (Type: typeof URL, address: string, base?: string) => {
    const url = new Type(address, base)
    return PARTS.map(part => url[part])
  }

  test.each(SAME)('parses %s as browsers do', (address, base) => {
    expect(Own).not.toBe(URL)
    expect(read(Own, address, base)).toEqual(read(URL, address, base))
  })

  test('parses blob addresses', () => {
    const { href, protocol } = new Own('blob:https://example.com/0-1')
    expect([href, protocol]).toEqual(['blob:https://example.com/0-1', 'blob:'])
  })

  test.each([...REFUSED, ...REFUSED_BY_US])('refuses %j', address => {
    expect(() => new Own(address)).toThrow(TypeError)
  })
})
