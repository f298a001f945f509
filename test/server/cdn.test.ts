import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf, openWidgetWorld, type WidgetWorld } from './widget-world'

let world: WidgetWorld

beforeAll(async () => {
  world = await openWidgetWorld()
})

afterAll(() => world.close())

describe('CDN addresses', () => {
  test.each([
    ['5.1.0', 'pipit.js', '5.1.0', 'public, max-age=31536000, immutable'],
    ['5.0.0', 'pipit.js', '5.0.0', 'public, max-age=31536000, immutable'],
    ['5', 'pipit.js', '5.1.0', 'public, max-age=300'],
    ['4', 'pipit.v4.js', '5.1.0', 'public, max-age=300']
  ])('%s serves %s of %s, %s', async (name, file, version, cacheControl) => {
    const answer = await world.get(`/cdn/${name}/pipit.js`)

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(contentOf(version, file))
    expect(answer.headers['cache-control']).toBe(cacheControl)
  })

  test.each([
    ['pipit.js', 'text/javascript; charset=utf-8'],
    ['messenger.js', 'text/javascript; charset=utf-8'],
    ['pipit.js.map', 'application/json; charset=utf-8']
  ])('%s is served as %s, to any page', async (file, type) => {
    const answer = await world.get(`/cdn/5.0.0/${file}`)

    expect(answer.body).toBe(contentOf('5.0.0', file))
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding'
    })
  })

  test('pipit.js names its source map, and a file without one names none', async () => {
    expect((await world.get('/cdn/5.0.0/pipit.js')).headers['sourcemap']).toBe('pipit.js.map')
    expect((await world.get('/cdn/5.0.0/messenger.js')).headers).not.toHaveProperty('sourcemap')
  })

  test.each([
    '/cdn/5.0.1/pipit.js',
    '/cdn/3/pipit.js',
    '/cdn/6/pipit.js',
    '/cdn/5.0/pipit.js',
    '/cdn/v5/pipit.js',
    '/cdn/constructor/pipit.js',
    '/cdn/5/nothing.js',
    '/cdn/5/manifest.json',
    '/cdn/5/pipit.js.br',
    '/cdn/5/__proto__',
    '/cdn/5/',
    '/cdn/5',
    '/cdn/'
  ])('%s is not there', async url => {
    expect((await world.get(url)).statusCode).toBe(404)
  })

  test.each([
    '/cdn/5/../../secret.txt',
    '/cdn/5/..%2f..%2f..%2fsecret.txt',
    '/cdn/5/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt',
    '/cdn/5/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/cdn/5/..%5c..%5c..%5csecret.txt',
    '/cdn/5/....//....//....//secret.txt',
    '/cdn/5/..%252f..%252f..%252fsecret.txt',
    '/cdn/5/pipit.js%00.txt',
    '/cdn/5/pipit.js/../../../../secret.txt',
    '/cdn/../../secret.txt',
    '/cdn/..%2f..%2fsecret.txt/x',
    '/cdn/..%2f..%2f..%2f/secret.txt',
    '/cdn/.%2e/pipit.js',
    '/cdn/5/%c0%ae%c0%ae%2fsecret.txt',
    '/cdn/5//etc/passwd',
    '/cdn/5/%2fetc%2fpasswd',
    '//cdn/5/../../../secret.txt'
  ])('%s does not resolve', async url => {
    const answer = await world.get(url)

    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('Nobody')
  })
})

describe('CDN compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0.000', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['brotli', undefined],
    ['', undefined]
  ])('%s is answered with %s', async (accepted, encoding) => {
    const answer = await world.get('/cdn/5/pipit.js', { 'accept-encoding': accepted })
    const body = answer.rawPayload

    expect(answer.headers['content-encoding']).toBe(encoding)
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body
    expect(plain.toString()).toBe(contentOf('5.1.0', 'pipit.js'))
  })
})
