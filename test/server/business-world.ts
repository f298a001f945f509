import type { HTTPMethods, InjectOptions } from 'fastify'
import { basic } from './rest-world'
import { openSdkWorld, type Visitor } from './sdk-world'

/** A business that uses the REST API for visitors who use the client API. */
export const openBusinessWorld = async () => {
  const sdk = await openSdkWorld()
  const key = await sdk.addKey()

  const world = {
    sdk,
    key,

    /** Calls under the app's address, with a key of the app. */
    async rest(method: HTTPMethods, path: string, body?: unknown) {
      const answer = await sdk.server.app.inject({
        method,
        url: `/v2/apps/${sdk.appId}${path}`,
        ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
        headers: { authorization: basic(key) }
      })
      return { status: answer.statusCode, body: answer.json() }
    },

    /** Sends a message of the business over the REST API. */
    async write(conversationId: string, text: string) {
      const { body } = await world.rest('POST', `/conversations/${conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text }
      })
      return body.messages[0] as { id: string; received: string }
    },

    /** Reads the events of the visitor's log after a seq. */
    async eventsAfter(visitor: Visitor, after: number): Promise<any[]> {
      const { body } = await visitor.call('GET', `/events?after=${after}`)
      return body.events.map(({ event }: any) => event)
    },

    /** Reads the seq of the visitor's newest event. */
    async seqOf(visitor: Visitor): Promise<number> {
      return (await visitor.call('GET', '/events?after=0')).body.seq
    },

    close: () => sdk.close()
  }
  return world
}

export type BusinessWorld = Awaited<ReturnType<typeof openBusinessWorld>>
