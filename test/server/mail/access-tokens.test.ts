import { describe, expect, test } from 'vitest'
import type { OAuthSettings } from '../../../src/server/mail'
import { createAccessTokens } from '../../../src/server/mail-in/mailbox/access-tokens'
import { createOutbound, type OutboundRequest } from '../../../src/server/outbound'

const MINUTE = 60_000
const OAUTH = {
  url: 'https://login.example/token',
  clientId: 'pipit',
  clientSecret: 'topsecret',
  refreshToken: 'long-lived',
  scope: 'mail'
}

/** A service that gives a token each time, until it is told to answer otherwise. */
const openTokens = (fields: Partial<OAuthSettings> = {}) => {
  let now = 0
  let answer: (count: number) => { status: number; body: string } = count => ({
    status: 200,
    body: JSON.stringify({ access_token: `access ${count}`, expires_in: 3600 })
  })
  const asked: Record<string, string>[] = []
  const request = async (_url: string, { body = '' }: OutboundRequest = {}) => {
    asked.push(Object.fromEntries(new URLSearchParams(String(body))))
    const { status, body: text } = answer(asked.length)
    return { status, headers: {}, body: Buffer.from(text) }
  }
  return {
    ...createAccessTokens({ ...OAUTH, ...fields }, { request }, () => now),
    asked,
    pass: (ms: number) => void (now += ms),
    answer: (given: typeof answer) => void (answer = given)
  }
}

describe('The access token of a mailbox', () => {
  test('is asked for by the refresh token, and kept until shortly before it ends', async () => {
    const { get, pass, asked } = openTokens()
    expect(await get()).toBe('access 1')
    pass(54 * MINUTE)
    expect(await get()).toBe('access 1')
    pass(2 * MINUTE)
    expect(await get()).toBe('access 2')
    const fields = {
      grant_type: 'refresh_token',
      client_id: 'pipit',
      client_secret: 'topsecret',
      refresh_token: 'long-lived',
      scope: 'mail'
    }
    expect(asked).toEqual([fields, fields])
  })

  test('is asked for anew once it was refused', async () => {
    const { get, forget } = openTokens()
    await get()
    forget()
    expect(await get()).toBe('access 2')
  })

  test('is asked for with the newest refresh token', async () => {
    const { get, forget, answer, asked } = openTokens()
    answer(count => ({
      status: 200,
      body: JSON.stringify({
        access_token: 'access',
        expires_in: 3600,
        refresh_token: `next ${count}`
      })
    }))
    await get()
    forget()
    await get()
    expect(asked.map(each => each['refresh_token'])).toEqual(['long-lived', 'next 1'])
  })

  test('is that of the program itself where there is no refresh token', async () => {
    const { get, asked } = openTokens({ refreshToken: undefined })
    await get()
    expect(asked).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'pipit',
        client_secret: 'topsecret',
        scope: 'mail'
      }
    ])
  })

  test.each<[number, string, string]>([
    [
      400,
      '{"error":"invalid_grant","error_description":"long-lived has expired"}',
      ' 400 invalid_grant.'
    ],
    [400, '{"error":"long-lived: topsecret"}', ' 400.'],
    [200, '{"token_type":"Bearer"}', ' 200.'],
    [502, '<html>topsecret</html>', ' 502.']
  ])('is missing, with an error that names no secret: %i %s', async (status, body, end) => {
    const { get, answer } = openTokens()
    answer(() => ({ status, body }))
    await expect(get()).rejects.toThrow(`There is no access token for the mailbox:${end}`)
  })

  test('is not asked for in a private network', async () => {
    const outbound = createOutbound({ allowPrivate: false })
    const { get } = createAccessTokens(
      { ...OAUTH, url: 'http://127.0.0.1:9/token' },
      outbound,
      Date.now
    )
    await expect(get()).rejects.toMatchObject({ code: 'refused-target' })
  })
})
