import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { SdkWorld, Visitor } from './sdk-world'
import { filesPath, type formOf } from './upload'

/** Starts to send a form over a connection of its own; bytes written to `call` are sent. */
export const beginUpload = (
  address: string,
  world: SdkWorld,
  visitor: Visitor,
  { body, headers }: Awaited<ReturnType<typeof formOf>>
) => {
  const call = request(`${address}/sdk/v1${filesPath(world, visitor)}`, {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      authorization: `Bearer ${visitor.token}`,
      'content-length': body.length
    }
  })
  const failed = new Promise<void>(resolve => call.once('error', () => resolve()))
  return { call, failed }
}

/** Waits for the response of the server. */
export const answerOf = async (call: ClientRequest) => {
  const [answer] = await once(call, 'response')
  const chunks = await answer.toArray()
  return { status: answer.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }
}
