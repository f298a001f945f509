import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FIRST, openMailboxWorld } from './mailbox-world'

const SECRETS = ['topsecret', 'long-lived', 'access-']

/** A service that gives access tokens for the mailbox `hello`, and tells Dovecot which count. */
const startIssuer = async () => {
  const valid = new Set<string>()
  const asked: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://issuer')
    const answer = (status: number, fields: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(fields))
    if (url.pathname === '/tokeninfo') {
      const isValid = valid.has(url.searchParams.get('token') ?? '')
      return answer(isValid ? 200 : 401, isValid ? { user: 'hello' } : { error: 'invalid_token' })
    }
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push(Object.fromEntries(new URLSearchParams(body)))
    const token = `access-${asked.length}`
    valid.add(token)
    answer(200, { access_token: token, expires_in: 3600 })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address!.port : 0}`
  return { origin, asked, revoke: () => valid.clear() }
}

describe('A mailbox of Dovecot that wants tokens', () => {
  test('gives answers, also after a token was refused; no secret is logged', async () => {
    const issuer = await startIssuer()
    let printed = ''
    const world = await openMailboxWorld(
      {
        PIPIT_IMAP_OAUTH_URL: `${issuer.origin}/token`,
        PIPIT_IMAP_OAUTH_CLIENT_ID: 'pipit',
        PIPIT_IMAP_OAUTH_CLIENT_SECRET: 'topsecret',
        PIPIT_IMAP_OAUTH_REFRESH_TOKEN: 'long-lived',
        PIPIT_WEBHOOK_PRIVATE: '1',
        PIPIT_LOG_LEVEL: 'debug'
      },
      { tokenInfoUrl: `${issuer.origin}/tokeninfo`, onPrinted: text => void (printed += text) }
    )
    onTestFinished(() => world.close())
    const { from, id, texts } = await world.mailSomeone('ann')
    await world.send({ from, inReplyTo: id, text: 'Yes, please.' })
    await expect.poll(texts).toEqual([FIRST, 'Yes, please.'])
    expect(issuer.asked).toHaveLength(1)

    issuer.revoke()
    await world.mail.restartMailboxes()
    await world.send({ from, inReplyTo: id, text: 'Or on Friday.' })
    await expect.poll(texts).toEqual([FIRST, 'Yes, please.', 'Or on Friday.'])
    expect(issuer.asked).toMatchObject([
      { grant_type: 'refresh_token', refresh_token: 'long-lived' },
      { grant_type: 'refresh_token', refresh_token: 'long-lived' }
    ])
    expect(printed).toContain('mailbox.lost')
    for (const secret of SECRETS) expect(printed).not.toContain(secret)
  })
})
