import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindConsolePage } from '../../src/server/http/console/console-page'

const app = Fastify()
let distDir: string

describe('The console page', () => {
  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'pipit-dist-'))
    await mkdir(join(distDir, 'console'))
    await writeFile(join(distDir, 'console', 'index.html'), '<!doctype html><title>Pipit</title>')
    await writeFile(join(distDir, 'console', 'console.js'), 'export {}')
    await writeFile(join(distDir, 'console', 'styles.css'), 'p {}')
    await writeFile(join(distDir, 'console', 'styles.css.br'), 'as brotli')
    await writeFile(join(distDir, 'console', 'styles.css.gz'), 'as gzip')
    await writeFile(join(distDir, 'console', 'licenses.txt'), 'MIT')
    await writeFile(join(distDir, 'console', 'pt-BR-2YMDRQ5F.js'), 'as in Brazil')
    await mkdir(join(distDir, 'console', 'preview'))
    await writeFile(join(distDir, 'console', 'preview', 'index.html'), '<title>Preview</title>')
    await writeFile(join(distDir, 'console', 'preview', 'picture.svg'), '<svg/>')
    await writeFile(join(distDir, 'secret.js'), 'not for you')
    bindConsolePage(app, distDir)
  })
  afterAll(() => rm(distDir, { recursive: true }))

  test('is served with a policy that allows nothing inline and no framing', async () => {
    const { statusCode, headers, body } = await app.inject('/console/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<title>Pipit</title>')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('has a preview that only the console may frame, and that may call no server', async () => {
    const { headers, body } = await app.inject('/console/preview/')
    expect(body).toContain('<title>Preview</title>')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy.join()).not.toMatch(/unsafe|connect-src/)
    const picture = await app.inject('/console/preview/picture.svg')
    expect(picture.headers['content-type']).toBe('image/svg+xml')
    expect((await app.inject('/console/')).headers['content-security-policy']).toContain(
      "frame-src 'self'"
    )
  })

  test('is redirected to with the trailing slash that its files are relative to', async () => {
    const { statusCode, headers } = await app.inject('/console')
    expect(statusCode).toBe(308)
    expect(new URL(String(headers.location), 'http://pipit.example/console').pathname).toBe(
      '/console/'
    )
  })

  test('has files that are sent once, until they change', async () => {
    const first = await app.inject('/console/console.js')
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const again = () =>
      app.inject({ url: '/console/console.js', headers: { 'if-none-match': first.headers.etag } })
    expect(await again()).toMatchObject({ statusCode: 304, body: '' })
    await writeFile(join(distDir, 'console', 'console.js'), 'export default 1')
    expect((await again()).statusCode).toBe(200)
  })

  test.each([
    ['gzip, deflate, br', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['br;q=0, identity', undefined, 'p {}'],
    ['', undefined, 'p {}']
  ])(
    'has files that are sent compressed where the browser takes %s',
    async (accepted, is, sent) => {
      const headers = { 'accept-encoding': accepted }
      const answer = await app.inject({ url: '/console/styles.css', headers })
      expect(answer.body).toBe(sent)
      expect(answer.headers['content-encoding']).toBe(is)
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
      const again = { ...headers, 'if-none-match': answer.headers.etag }
      expect((await app.inject({ url: '/console/styles.css', headers: again })).statusCode).toBe(
        304
      )
    }
  )

  test('has the texts of a language in a file that names what it holds', async () => {
    const { body, headers } = await app.inject('/console/pt-BR-2YMDRQ5F.js')
    expect(body).toBe('as in Brazil')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test('has files that browsers keep where the name changes with the content, and ask for again else', async () => {
    const cached = async (file: string) =>
      (await app.inject(`/console/${file}`)).headers['cache-control']
    expect(await cached('pt-BR-2YMDRQ5F.js')).toBe('public, max-age=31536000, immutable')
    expect(await cached('console.js')).toBe('no-cache')
    expect(await cached('')).toBe('no-cache')
    expect(await cached('missing-2YMDRQ5F.js')).toBeUndefined()
  })

  test('has the licences that its script names', async () => {
    const { body, headers } = await app.inject('/console/licenses.txt')
    expect(body).toBe('MIT')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('has files that are sent as they are where the build made no compressed copy', async () => {
    const headers = { 'accept-encoding': 'br' }
    const { statusCode, headers: sent } = await app.inject({ url: '/console/', headers })
    expect(statusCode).toBe(200)
    expect(sent['content-encoding']).toBeUndefined()
  })

  test.each([
    '..%2fsecret.js',
    '%2e%2e/secret.js',
    '.env',
    'console.exe',
    'missing.js',
    'styles.css.br',
    'preview/..%2f..%2f..%2fsecret.js',
    'preview/missing.js',
    'index'
  ])('has no file %s', async name => {
    const { statusCode, body } = await app.inject(`/console/${name}`)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('not for you')
  })
})
