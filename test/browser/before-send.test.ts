import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import type { WithPipit } from './visitor'

let world: ChatWorld

/** Starts the messenger of a page that changes messages: at once, or never. */
const init = (page: Page, answers: boolean) =>
  page.evaluate(
    ({ answers, integrationId }) =>
      (window as unknown as WithPipit).Pipit.init({
        integrationId,
        delegate: {
          beforeSend: message =>
            answers ? { ...message, metadata: { by: 'the page' } } : new Promise(() => {})
        }
      }),
    { answers, integrationId: world.server.demo.integrationId }
  )

/** Opens a page whose `beforeSend` never answers. */
const visit = async () => {
  const site = await servePage(pageWithScript(world, { starts: false }))
  onTestFinished(site.close)
  const visitor = await world.visit({ url: site.url })
  await init(visitor.page, false)
  await visitor.open()
  return visitor
}

describe('A beforeSend that waits', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('leaves its message on the screen, and the message survives a reload', async () => {
    const visitor = await visit()
    await visitor.write('May I?')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'May I?', status: 'sending' }])

    await visitor.page.reload()
    await init(visitor.page, true)
    await visitor.open()
    await expect.poll(visitor.messages).toMatchObject([{ text: 'May I?', status: 'sent' }])
    const { messages } = await world.rest<{ messages: { metadata?: object }[] }>(
      'GET',
      `/conversations/${await visitor.conversationId()}/messages`
    )
    expect(messages.map(({ metadata }) => metadata)).toEqual([{ by: 'the page' }])
  })

  test('that never answers holds its message back for 10 s', async () => {
    const visitor = await visit()
    const start = performance.now()
    await visitor.write('May I?')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'May I?', status: 'sent' }])
    expect(performance.now() - start).toBeGreaterThan(9_500)
    expect(await world.stored(await visitor.conversationId())).toEqual(['May I?'])
  })
})
