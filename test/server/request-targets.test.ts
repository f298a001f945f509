import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

let world: RestWorld

/** Requests a raw target, which `inject` and `fetch` would normalize. */
const ask = async (path: string, method = 'GET') => {
  const { port } = world.app.server.address() as AddressInfo
  const headers = { authorization: basic(world.accountKey) }
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode as number, body: await text(answer) }
}

describe('Request targets', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    for (const name of ['One', 'Two', 'Three']) await world.addApp(name)
    await world.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => world.close())

  describe('A target with a host', () => {
    test.each(['http://evil', 'HTTPS://evil.example:99', 'http://ann:secret@evil', 'http://'])(
      '%s is routed by its path and query only',
      async host => {
        const { status, body } = await ask(`${host}/v2/apps?page[size]=1`)
        expect(status).toBe(200)
        const { apps, links } = JSON.parse(body)
        expect(apps).toHaveLength(1)
        const next = new URL(links.next)
        expect(next.origin + next.pathname).toBe(`${PUBLIC_URL}/v2/apps`)
        expect((await ask(next.href)).status).toBe(200)
      }
    )

    test('is answered in the format of its path', async () => {
      const { status, body } = await ask('http://evil/v2/apps/%E0%A4%A')
      expect(status).toBe(400)
      expect(JSON.parse(body).errors[0].code).toBe('bad_request')
    })

    test.each(['http://evil', 'http://evil?a=b', 'http://evil?/v2/apps'])(
      '%s without a path is routed to the root',
      async target => expect((await ask(target)).status).toBe((await ask('/')).status)
    )
  })

  describe('A target of another form', () => {
    test.each([
      ['OPTIONS', '*'],
      ['GET', '*'],
      ['GET', 'ftp://evil/v2/apps'],
      ['GET', 'javascript:alert(1)'],
      ['GET', 'v2/apps']
    ])('is refused: %s %s', async (method, target) => {
      expect((await ask(target, method)).status).toBe(400)
    })
  })

  test('a path of two slashes names no host', async () => {
    const { status, body } = await ask('//v2/apps?page[size]=1')
    expect(status).toBe(200)
    expect(new URL(JSON.parse(body).links.next).origin).toBe(PUBLIC_URL)
  })
})
