import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contentOf,
  integrityOf,
  openWidgetWorld,
  PUBLIC_URL,
  type WidgetWorld
} from './widget-world'

const WORDS = 'You must provide a supported major version.'
const UNSUPPORTED = `report("Pipit","${WORDS}");`
const ID = '0123456789abcdef01234567'

/** Hash as in script tags. */
const hash = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

let world: WidgetWorld

beforeAll(async () => {
  world = await openWidgetWorld()
})

afterAll(() => world.close())

describe('loader.json', () => {
  const COLOR = 'light-dark(red,red)'
  const named = (version: string, script: string, legacy = script) => ({
    version,
    url: `${PUBLIC_URL}/cdn/${version}/${script}`,
    integrity: integrityOf(version, script),
    legacyUrl: `${PUBLIC_URL}/cdn/${version}/${legacy}`,
    legacyIntegrity: integrityOf(version, legacy),
    color: COLOR
  })
  const ask = async () => world.get(`/web/${world.integrationId}/loader.json`)

  test('lists the script of each version that a snippet may name', async () => {
    const answer = await ask()
    const newest = named('5.1.0', 'pipit.js', 'pipit.legacy.js')

    expect(answer.json()).toMatchObject({
      versions: ['5.1.0', '5.0.0'],
      v5: newest,
      v4: named('5.1.0', 'pipit.v4.js'),
      'v5.1.0': newest
    })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=15',
      'content-type': 'application/json; charset=utf-8'
    })
  })

  test('gives old browsers the same script where a release has no other', async () => {
    expect((await ask()).json()).toMatchObject({ 'v5.0.0': named('5.0.0', 'pipit.js') })
  })

  test('gives all other versions a script that reports them, with its hash', async () => {
    const { other } = (await ask()).json()
    const script = await world.get(other.url.replace(PUBLIC_URL, ''))

    expect(script.body).toBe(UNSUPPORTED)
    expect(script.headers['access-control-allow-origin']).toBe('*')
    const integrity = hash('sha384', script.body)
    expect(other).toEqual({
      url: other.url,
      integrity,
      legacyUrl: other.url,
      legacyIntegrity: integrity,
      color: COLOR
    })
  })

  test.each([ID, 'x', '__proto__', "'", '%00', 'a'.repeat(500)])(
    'reports an unknown integration %s, to any page',
    async id => {
      const answer = await world.get(`/web/${id}/loader.json`)

      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 'integration-not-found' } })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  )

  test('lists the scripts beside an unknown integration, whose init rejects with the cause', async () => {
    const answer = await world.get(`/web/${ID}/loader.json`)

    expect(answer.json()).toMatchObject({ v5: named('5.1.0', 'pipit.js', 'pipit.legacy.js') })
  })
})

describe('snippet.js', () => {
  const ask = (inputs: Record<string, string>) =>
    world.get(`/web/snippet.js?${new URLSearchParams(inputs)}`)

  test.each(['5', '4', '5.1.0', '5.0.0'])('is made for version %s', async version => {
    const answer = await ask({ global: 'Chat', integrationId: ID, version })

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.body).toBe(`begin("Chat","${PUBLIC_URL}/web/${ID}/loader.json","v${version}");`)
  })

  test('names the global Pipit by default', async () => {
    expect((await ask({ integrationId: ID, version: '5' })).body).toMatch('begin("Pipit",')
  })

  test.each([
    '',
    '3',
    '3.9.9',
    '4.',
    '4.1',
    '4.1.x',
    '6',
    '5.',
    '5.0',
    '5.9.9',
    'v5',
    'five',
    '5"',
    '{version}'
  ])('reports for version "%s" that it is not supported', async version => {
    const answer = await ask({ global: 'Chat', integrationId: ID, version })

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(`report("Chat","${WORDS}");`)
  })

  test.each(['4.0.0', '4.29.21'])('has the names of version 4 for %s', async version => {
    const { body } = await ask({ integrationId: ID, version })
    expect(body).toBe(`begin("Pipit","${PUBLIC_URL}/web/${ID}/loader.json","v4");`)
    const script = await world.get(`/cdn/${version}/pipit.js`)
    expect(script.body).toBe(contentOf('5.1.0', 'pipit.v4.js'))
    expect(script.headers['cache-control']).toBe('public, max-age=300')
  })

  test('reports without a version that it is not supported', async () => {
    expect((await ask({ integrationId: ID })).body).toBe(UNSUPPORTED)
  })

  test.each([
    ['global', ''],
    ['global', '1Chat'],
    ['global', 'my-chat'],
    ['global', 'a.b'],
    ['global', 'a"]=alert(1)//'],
    ['global', '</script><script>'],
    ['global', 'a\n'],
    ['global', 'ünï'],
    ['global', 'a'.repeat(65)],
    ['integrationId', ''],
    ['integrationId', 'YOUR_ID'],
    ['integrationId', ID.slice(1)],
    ['integrationId', `${ID}0`],
    ['integrationId', ID.toUpperCase()],
    ['integrationId', `${ID}\n`],
    ['integrationId', '../../../../../evil/abcd']
  ])('reports %s %j with what it expects', async (name, value) => {
    const answer = await ask({ global: 'Chat', integrationId: ID, version: '5', [name]: value })

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const reported = name === 'global' ? 'Pipit' : 'Chat'
    expect(answer.body).toMatch(`report("${reported}","${name}: expected the `)
    expect(answer.body).not.toMatch(/[<>]|[^\x20-\x7e]/)
  })

  test.each([
    ['class', 'is a word of JavaScript'],
    ['await', 'is a word of JavaScript'],
    ['null', 'is a word of JavaScript'],
    ['__proto__', 'is taken on every page'],
    ['constructor', 'is taken on every page'],
    ['undefined', 'is taken on every page'],
    ['Promise', 'is taken on every page'],
    ['window', 'is taken on every page'],
    ['document', 'is taken on every page'],
    ['location', 'is taken on every page'],
    ['top', 'is taken on every page'],
    ['self', 'is taken on every page'],
    ['name', 'is taken on every page']
  ])('reports the global %s, which %s', async (global, reason) => {
    const answer = await ask({ global, integrationId: ID, version: '5' })

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(`report("Pipit","global: \\"${global}\\" ${reason}.");`)
  })

  test('reports a repeated parameter', async () => {
    const answer = await world.get(
      `/web/snippet.js?global=a&global=b&integrationId=${ID}&version=5`
    )

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch('report("Pipit","global: expected the name of a variable, got ')
  })
})

describe('Pages', () => {
  const policyOf = (headers: Record<string, unknown>) =>
    new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map(directive => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources] as const
        })
    )

  test.each(['/', '/demo/'])('at %s are served with a strict policy', async path => {
    const answer = await world.get(path)
    const policy = policyOf(answer.headers)
    const [nonce] = /(?<=nonce=")[^"]+/.exec(answer.body) ?? []

    expect(answer.statusCode).toBe(200)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual([
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      `${PUBLIC_URL}/cdn/`
    ])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toContain('wss://chat.example.com/realtime')
    expect(answer.body).not.toMatch(/ style=| on\w+=|<style|\{\{/)
    expect(answer.body.match(/<script(?! nonce=)/g)).toBeNull()
  })

  test('never share a nonce', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => policyOf((await world.get('/demo/')).headers).get('script-src')?.[0])
    )

    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('include a demo page that begins with the snippet of the demo integration', async () => {
    const { body } = await world.get('/demo/')

    expect(body).toContain(
      `begin("Pipit","${PUBLIC_URL}/web/${world.integrationId}/loader.json","v5")`
    )
    expect(body).toContain(`Pipit.init({ integrationId: '${world.integrationId}' })`)
  })

  test('show the snippet as text on the front page', async () => {
    const { body } = await world.get('/')

    expect(body).toContain('&#60;script&#62;\nbegin(&#34;Pipit&#34;')
  })

  test('link only to addresses that exist', async () => {
    for (const path of ['/', '/demo/']) {
      const { body } = await world.get(path)
      const links = [...body.matchAll(/ href="([^"#]+)"/g)].map(([, href = '']) => href)
      expect(links).not.toHaveLength(0)
      for (const href of links) {
        const { pathname } = new URL(href, PUBLIC_URL + path)
        // Separate builds.
        if (pathname === '/console/' || pathname === '/guide/') continue
        expect([pathname, (await world.get(pathname)).statusCode]).toEqual([pathname, 200])
      }
    }
  })

  test('link to the REST API from the front page, for people and for programs', async () => {
    const { body } = await world.get('/')
    expect(body).toContain('href="guide/rest-api"')
    expect(body).toContain('href="openapi.json"')
  })

  test('redirect /favicon.ico to the icon', async () => {
    const { statusCode, headers } = await world.get('/favicon.ico')
    expect([statusCode, headers.location]).toEqual([308, 'icon.svg'])
  })

  test('redirect /demo to /demo/', async () => {
    const answer = await world.get('/demo')

    expect(answer.statusCode).toBe(308)
    expect(new URL(String(answer.headers.location), `${PUBLIC_URL}/demo`).pathname).toBe('/demo/')
  })

  test('without a demo app say so on the demo page, and show zeros on the front page', async () => {
    const bare = await openWidgetWorld({ hasDemo: false })

    expect((await bare.get('/demo/')).statusCode).toBe(404)
    expect((await bare.get('/demo/')).body).toContain('There is no demo app here')
    expect((await bare.get('/')).body).toContain(`/web/${'0'.repeat(24)}/loader.json`)
    await bare.close()
  })
})
