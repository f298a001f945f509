import { randomUUID } from 'node:crypto'
import type { SessionAnswer, SessionRequest } from '../../src/protocol'
import type { ChatWorld } from './chat-world'
import type { Guest } from './shop-agents'

/** Attempts after which a server that is up has failed. */
const TRIES_MAX = 10

/** A visitor without a browser, who repeats what was not answered, under the same id. */
export interface Customer extends Guest {
  /** Sends a text, and resolves once the server has stored it. */
  write(text: string): Promise<void>
  /** Sends where the visitor is, likewise. */
  tellPlace(lat: number, long: number): Promise<void>
}

/**
 * Lets a visitor come with a first message.
 *
 * @param whenUp Resolves when the server is up, or up again.
 */
export const enterShop = async (
  { url, server: { demo } }: ChatWorld,
  name: string,
  whenUp: () => Promise<void>
): Promise<Customer> => {
  const root = `${url}/sdk/v1/apps/${demo.appId}`
  const call = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      await whenUp()
      const answer = await fetch(root + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` })
        },
        body: JSON.stringify(body)
      }).catch((error: unknown) => {
        if (tries === TRIES_MAX) throw error
        return undefined
      })
      // Killed before it answered, or before its answer was whole.
      const text = await answer?.text().catch(() => undefined)
      if (text === undefined) continue
      if (!answer?.ok) throw new Error(`${path}: ${answer?.status} ${text}`)
      return JSON.parse(text)
    }
  }

  const clientMessage = (message: object) => ({ clientMessageId: randomUUID(), message })
  const session = await call<SessionAnswer>('/sessions', {
    integrationId: demo.integrationId,
    sessionKey: randomUUID(),
    client: { id: randomUUID(), platform: 'web', info: {} },
    user: { givenName: name },
    conversation: {
      messages: [{ clientMessageId: randomUUID(), message: { type: 'text', text: `I am ${name}` } }]
    }
  } satisfies SessionRequest)
  const conversationId = session.conversations[0]?.id ?? ''
  const send = (message: object) =>
    call<void>(
      `/conversations/${conversationId}/messages`,
      clientMessage(message),
      session.sessionToken
    )
  return {
    name,
    conversationId,
    write: text => send({ type: 'text', text }),
    tellPlace: (lat, long) => send({ type: 'location', coordinates: { lat, long } })
  }
}
