import type { InjectOptions } from 'fastify'
import { basic } from './rest-world'
import { openSdkWorld, type Visitor } from './sdk-world'

/** A business that acts through the REST API on visitors who call the client API. */
export const openBusinessWorld = async () => {
  const sdk = await openSdkWorld()
  const key = await sdk.addKey()

  const world = {
    sdk,
    key,

    /** Calls under the app's address, with a key of the app. */
    async rest(method: InjectOptions['method'], path: string, body?: unknown) {
      const answer = await sdk.server.app.inject({
        method,
        url: `/v2/apps/${sdk.appId}${path}`,
        payload: body as InjectOptions['payload'],
        headers: { authorization: basic(key) }
      })
      return { status: answer.statusCode, body: answer.json() }
    },

    /** The business writes through the REST API. */
    async write(conversationId: string, text: string) {
      const { body } = await world.rest('POST', `/conversations/${conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text }
      })
      return body.messages[0] as { id: string; received: string }
    },

    /** What the visitor's log says after an event's number. */
    async told(visitor: Visitor, after: number): Promise<any[]> {
      const { body } = await visitor.call('GET', `/events?after=${after}`)
      return body.events.map(({ event }: any) => event)
    },

    /** The number of the newest event of the visitor. */
    async seqOf(visitor: Visitor): Promise<number> {
      return (await visitor.call('GET', '/events?after=0')).body.seq
    },

    close: () => sdk.close()
  }
  return world
}

export type BusinessWorld = Awaited<ReturnType<typeof openBusinessWorld>>
