import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { ServerFrame } from '../../../src/protocol'
import type { MailServers, ReceivedMail } from '../../util/mail'
import type { Rest } from '../../util/rest'
import { sessionBody, text } from '../sdk-world'

/** A running server with a business. */
export interface LiveShop {
  url: string
  appId: string
  integrationId: string
  rest: Rest
  mail: MailServers
}

/** Connects a browser, and waits for messages over that connection. */
const connect = async (url: string, token: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`)
  onTestFinished(() => socket.terminate())
  const texts: string[] = []
  let arrived = () => {}
  socket.on('message', data => {
    const frame = JSON.parse(String(data)) as ServerFrame
    if (frame.type !== 'event' || frame.event.type !== 'message') return
    texts.push((frame.event.message as { text?: string }).text ?? '')
    arrived()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'auth', token, after: 0 }))
  return async (wanted: string): Promise<void> => {
    while (!texts.includes(wanted)) await new Promise<void>(resolve => (arrived = resolve))
  }
}

/** A visitor with a mailbox, who has written to the business and left. */
export const addLiveVisitor = async (
  { url, appId, integrationId, rest, mail }: LiveShop,
  name: string
) => {
  const email = `${name}@${mail.domain}`
  const answer = await fetch(`${url}/sdk/v1/apps/${appId}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      sessionBody(integrationId, {
        sessionKey: `random characters of ${name}`,
        conversation: { messages: [text('1')] }
      })
    )
  })
  const { user, sessionToken, conversations } = await answer.json()
  await rest('PATCH', `/users/${user.id}`, { profile: { email } })
  let count = 0
  return {
    email,
    /** Has the business say something, and waits for the mail that carries it. */
    async mailed(words: string): Promise<ReceivedMail> {
      await rest('POST', `/conversations/${conversations[0].id}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: words }
      })
      count++
      await expect.poll(async () => (await mail.mailsOf(name)).length).toBe(count)
      return (await mail.mailsOf(name)).at(-1)!
    },
    /** The visitor comes back. @returns Waits for a message over the connection. */
    connect: () => connect(url, sessionToken)
  }
}
