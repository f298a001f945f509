import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVED_SEARCH_MAX_BYTES } from '../../src/build/sizes/index.mjs'
import { buildGuide } from '../../src/build/targets/guide/index.mjs'
import { MARKDOWN_PAGES, PAGES } from '../../src/guide/pages'
import { bindGuide } from '../../src/server/http/site/guide'
import { openRestWorld } from './rest-world'

const app = Fastify()
let distDir: string

describe('The guide', () => {
  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'pipit-dist-'))
    await buildGuide({ folder: join(distDir, 'guide/') })
    await writeFile(join(distDir, 'secret.html'), 'not for you')
    bindGuide(app, distDir)
  })
  afterAll(() => rm(distDir, { recursive: true }))

  test.each(MARKDOWN_PAGES.map(({ path, title }) => ({ path, title })))(
    'serves $path under a policy that allows our script only, and none within the page',
    async ({ path, title }) => {
      const { statusCode, headers, body } = await app.inject(path)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(body.match(/<script.*/g)).toEqual([
        expect.stringMatching(/^<script src="[./]+guide\/guide\.js" defer><\/script>$/)
      ])
      expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache'
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'; ")
      expect(policy).not.toContain('unsafe')
    }
  )

  test('lists all pages at /guide/, with and without the slash', async () => {
    const { headers } = await app.inject('/guide')
    expect(headers.location).toBe('guide/')
    const { body } = await app.inject('/guide/')
    for (const { path, title } of PAGES) {
      expect(body).toContain(`<a href="..${path}">${title}</a>`)
    }
  })

  test.each([
    ['/faq', 'faq/questions'],
    ['/faq/', 'questions'],
    ['/guidev1', 'guidev1/version-4'],
    ['/guidev1/', 'version-4']
  ])('leads from %s to its first page', async (path, location) => {
    expect((await app.inject(path)).headers.location).toBe(location)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body]
  ])('is sent compressed where the browser takes %s', async (accepted, encoding, open) => {
    const headers = { 'accept-encoding': accepted }
    for (const url of ['/guide/moving', '/guide/guide.js', '/guide/moving.md']) {
      const { body } = await app.inject(url)
      const answer = await app.inject({ url, headers })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(open(answer.rawPayload).toString()).toBe(body)
      const again = { url, headers: { ...headers, 'if-none-match': answer.headers.etag } }
      expect((await app.inject(again)).statusCode).toBe(304)
    }
  })

  test('sends what its search looks through within its budget, calls of the REST API included', async () => {
    const world = await openRestWorld({}, distDir)
    const request = { url: '/guide/search.json', headers: { 'accept-encoding': 'gzip, br' } }
    const { rawPayload } = await world.app.inject(request)
    await world.close()
    expect(brotliDecompressSync(rawPayload).toString()).toContain('guide/rest-api/messages#')
    expect(rawPayload.length).toBeLessThanOrEqual(SERVED_SEARCH_MAX_BYTES)
  })

  test('sends a page once, until it changes', async () => {
    const { headers } = await app.inject('/guide/moving')
    const again = { url: '/guide/moving', headers: { 'if-none-match': headers.etag } }
    expect(await app.inject(again)).toMatchObject({ statusCode: 304, body: '' })
    expect((await app.inject({ ...again, headers: { 'if-none-match': '"other"' } })).body).not.toBe(
      ''
    )
  })

  test.each([
    ['/guide/guide.css', 'text/css'],
    ['/guide/guide.js', 'text/javascript'],
    ['/guide/testing.js', 'text/javascript'],
    ['/guide/licenses.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/guide/moving.md', 'text/markdown'],
    ['/changelog.md', 'text/markdown']
  ])('serves %s as %s', async (path, type) => {
    const { statusCode, headers } = await app.inject(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
  })

  test.each([
    'nothing',
    'a/b/c',
    '..%2fsecret',
    '%2e%2e/secret',
    '404',
    'moving.html',
    'nothing.md',
    'Moving',
    '%00'
  ])('lists all pages at /guide/%s, which does not exist', async name => {
    const { statusCode, headers, body } = await app.inject(`/guide/${name}`)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('not for you')
    if (name.startsWith('%2e')) return
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    // Absolute addresses, since this page is shown at any depth.
    expect(body).toContain('href="/guide/moving"')
    expect(body).not.toContain('="../')
  })

  test('explains that the guide has not been built', async () => {
    const empty = Fastify()
    bindGuide(empty, join(distDir, 'empty'))
    const { statusCode, body } = await empty.inject('/guide/moving')
    expect(statusCode).toBe(500)
    expect(body).toContain('This page has not been built.')
  })
})
