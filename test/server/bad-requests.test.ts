import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWidgetWorld, type WidgetWorld } from './widget-world'

const SECRET = 'hunter2'
const SESSION = '/console/api/session'

let world: WidgetWorld

const post = (url: string, payload: string, type = 'application/json') =>
  world.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('Bad requests', () => {
  beforeAll(async () => {
    world = await openWidgetWorld()
  })
  afterAll(() => world.close())

  describe('A body', () => {
    test('that is not JSON is refused where only JSON is accepted', async () => {
      const { statusCode, body } = await post(SESSION, SECRET, 'text/plain')
      expect(statusCode).toBe(415)
      expect(body).not.toContain(SECRET)
    })

    describe.each([
      [SESSION, (body: string) => JSON.parse(body).errors[0].title as string],
      ['/sdk/v1/apps/x/sessions', (body: string) => JSON.parse(body).error.message as string]
    ])('at %s', (url, titleOf) => {
      test.each<[string, string, string, number, string]>([
        [
          'of another type',
          '<a/>',
          'text/html',
          415,
          'Expected content-type application/json, got text/html.'
        ],
        [
          'of another charset',
          '{}',
          'application/json; charset=ISO-8859-1',
          415,
          'Expected charset utf-8, got ISO-8859-1.'
        ],
        [
          'that is too large',
          ' '.repeat(100_001),
          'application/json',
          413,
          'A JSON body has at most 100,000 bytes, got 100,001.'
        ],
        [
          'that is a list',
          '[]',
          'application/json; charset="UTF-8"',
          400,
          'The body must be an object, got an array.'
        ],
        ['that is null', 'null', 'application/json', 400, 'The body must be an object, got null.'],
        [
          'that is text',
          '"a"',
          'application/json',
          400,
          'The body must be an object, got a string.'
        ]
      ])('%s is answered with what was expected', async (_name, payload, type, status, title) => {
        const answer = await post(url, payload, type)
        expect([answer.statusCode, titleOf(answer.body)]).toEqual([status, title])
      })
    })

    test.each([
      ['cut off', `{"password":"${SECRET}"`],
      ['text', `"${SECRET}"`],
      ['a list', `["${SECRET}"]`],
      ['with a password that is not a string', `{"email":"a","password":["${SECRET}"]}`],
      ['with a long password', `{"email":"a","password":"${SECRET.repeat(1000)}"}`]
    ])('%s is refused and not quoted', async (_name, payload) => {
      const { statusCode, body } = await post(SESSION, payload)
      expect(statusCode).toBe(400)
      expect(body).not.toContain(SECRET)
    })

    test.each([
      ['application/json', ''],
      ['text/plain', ''],
      ['application/json', `{"sessionKey":"${SECRET}`],
      ['text/plain', `{"sessionKey":"${SECRET}`]
    ])('as %s is refused in the client API without internal details: %s', async (type, payload) => {
      const { statusCode, body } = await post('/sdk/v1/apps/x/sessions', payload, type)
      expect(statusCode).toBe(400)
      expect(JSON.parse(body).error.message).toMatch(/^The body is (not valid JSON|empty)/)
      expect(body).not.toContain(SECRET)
    })

    test.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
      '%s is refused for a field that is not allowed',
      async payload => {
        const { statusCode, body } = await post(SESSION, payload)
        expect(statusCode).toBe(400)
        expect(JSON.parse(body).errors[0].title).toContain('which is not allowed')
      }
    )
  })

  describe('An address', () => {
    test.each(['/v2/apps/%E0%A4%A', '/sc/v2/apps/%E0%A4%A', '/console/api/%E0%A4%A'])(
      '%s that cannot be decoded is refused in the format of the REST API',
      async url => {
        const answer = await world.get(url)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toEqual({
          errors: [{ code: 'bad_request', title: expect.any(String) }]
        })
      }
    )

    test('that cannot be decoded is refused in the format of the client API', async () => {
      const answer = await world.get('/sdk/v1/apps/%E0%A4%A/user')
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        error: { code: 'invalid-request', message: expect.any(String) }
      })
    })

    test.each([
      ['/nothing', 404],
      ['/v2x', 404],
      ['/cdn/%E0%A4%A/x', 400]
    ])('%s is answered with %i and a message', async (url, status) => {
      const answer = await world.get(url)
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    })
  })

  test('headers may take ten seconds to arrive, the largest file ten minutes', () => {
    const { requestTimeout, headersTimeout } = world.app.server
    expect({ requestTimeout, headersTimeout }).toEqual({
      requestTimeout: 600_000,
      headersTimeout: 10_000
    })
  })
})
