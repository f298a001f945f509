import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { SharedWorld } from './chat-world'
import type { Visitor } from './visitor'

/** Messages that one request may contain. */
const IN_A_CALL = 20

/** Sends `Message 0` and so on as the visitor of a page, who has written before. */
export const writeMany = async (
  world: SharedWorld,
  visitor: Visitor,
  count: number
): Promise<void> => {
  const { appId, integrationId } = world.server.demo
  const sessionKey = (await visitor.stored())[`pipit.${integrationId}.sessionKey`]
  for (let written = 0; written < count; written += IN_A_CALL) {
    const messages = Array.from({ length: Math.min(IN_A_CALL, count - written) }, (_, index) => ({
      clientMessageId: randomUUID(),
      message: { type: 'text', text: `Message ${written + index}` }
    }))
    const answer = await fetch(`${world.url}/sdk/v1/apps/${appId}/sessions`, {
      method: 'POST',
      body: JSON.stringify({
        integrationId,
        sessionKey,
        client: { id: 'many', platform: 'web', info: {} },
        conversation: { messages }
      })
    })
    expect(answer.status).toBe(201)
  }
}
