import { onTestFinished } from 'vitest'
import { BOT_TOKEN, startTelegram } from '../../channels/telegram'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer, type TestServer } from '../../util/server'
import { startReceiver } from '../../util/webhook-receiver'

export const ANN = { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' }

/** A server with a shop that has a Telegram bot, and the Bot API on loopback. Closes by itself. */
export const openTelegramWorld = async (triggers: string[] = []) => {
  const telegram = await startTelegram()
  const env = { PIPIT_UPSTREAM_TELEGRAM: telegram.url, PIPIT_WEBHOOK_PRIVATE: '1' }
  let server: TestServer = await startTestServer({ env })
  const port = Number(new URL(server.url).port)
  const receiver = await startReceiver()
  onTestFinished(async () => {
    await server.stop()
    await telegram.close()
    await receiver.close()
  })
  const { url } = server
  const { appId, integrationId, rest } = await makeWebIntegration(url, server.accountKey)
  if (triggers.length) {
    await rest('POST', '/integrations', {
      type: 'custom',
      displayName: 'Bot',
      webhooks: [{ target: receiver.url, triggers }]
    })
  }
  const made = await rest<any>('POST', '/integrations', { type: 'telegram', token: BOT_TOKEN })
  const channelId: string = made.integration.id

  const config = async () => {
    const answer = await fetch(`${url}/sdk/v1/integrations/${integrationId}/config`)
    return await answer.json()
  }
  /** Resolves when visitors are offered the channel. */
  const connected = async () => {
    await telegram.until(() => telegram.webhook() !== undefined)
    while (!(await config()).capabilities.channels.includes('telegram')) continue
  }

  const sdk = async (token: string | undefined, method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/sdk/v1/apps/${appId}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      ...(body && { body: JSON.stringify(body) })
    })
    return await answer.json()
  }

  const textsOf = async (path: string): Promise<any[]> =>
    (await rest<any>('GET', `${path}/messages`)).messages

  return {
    telegram,
    receiver,
    rest,
    url,
    channelId,
    config,
    connected,
    textsOf,
    /** Kills the server as a power cut does, and starts it again over the same data. */
    async restart() {
      await server.kill('SIGKILL')
      const { dataDir } = server
      const again = await startTestServer({ env, dataDir, port })
      server = { ...again, stop: async () => void (await again.kill()) }
    },

    /** A visitor who has written in the messenger. */
    async addVisitor(key = 'a visitor of the shop, with a long key') {
      const session = await sdk(undefined, 'POST', '/sessions', {
        integrationId,
        sessionKey: key,
        client: { id: 'device', platform: 'web', info: {} },
        conversation: {
          messages: [{ clientMessageId: 'first', message: { type: 'text', text: 'Hello' } }]
        }
      })
      const token: string = session.sessionToken
      const call = (method: string, path: string, body?: object) => sdk(token, method, path, body)
      const conversationId: string = session.conversations[0].id
      return {
        userId: session.user.id as string,
        path: `/conversations/${conversationId}`,
        conversationId,
        call,
        /** Begins to link Telegram. Resolves to the code. */
        async linkCode(): Promise<string> {
          const { link } = await call('POST', '/links', { integrationId: channelId })
          return link.code
        },
        links: async () => (await call('GET', '/links')).links as any[]
      }
    },

    answer: (path: string, content: object | string, fields: object = {}) =>
      rest<any>('POST', `${path}/messages`, {
        author: { type: 'business' },
        content: typeof content === 'string' ? { type: 'text', text: content } : content,
        ...fields
      })
  }
}
