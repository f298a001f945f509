import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const UNKNOWN = { later: { added: [1, null, 'x'] } }
const UNKNOWN_TRANSPORT = { type: 'later', url: 'wss://later.example/' }

let world: ChatWorld

/** Adds to each object what this version does not know. */
const addFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(addFields)
  if (!value || typeof value !== 'object') return value
  const fields = Object.entries(value).map(([name, field]) => [name, addFields(field)])
  return { ...Object.fromEntries(fields), ...UNKNOWN }
}

const answerLater = async (route: Route) => {
  const response = await route.fetch()
  const answer = addFields(await response.json()) as { transports?: object[] }
  answer.transports?.unshift(UNKNOWN_TRANSPORT)
  await route.fulfill({ response, json: answer })
}

/** Lets the server of a page answer as a later version might. */
const talkToLaterServer = async (page: Page) => {
  await page.route('**/sdk/v1/**', route =>
    // The page may be gone before the answer to a request that waits.
    answerLater(route).catch(() => undefined)
  )
  await page.routeWebSocket(/\/realtime$/, client => {
    const server = client.connectToServer()
    const say = (frame: unknown) => client.send(JSON.stringify(addFields(frame)))
    server.onMessage(text => {
      const frame = JSON.parse(String(text))
      say({ type: 'later' })
      if (frame.type === 'event') {
        say({ ...frame, seq: undefined, event: { ...frame.event, type: 'later:happened' } })
      }
      say(frame)
    })
  })
}

describe('A messenger at a server of a later version', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('ignores what it does not know: it sends, receives, and finds both again', async () => {
    const visitor = await world.visit({ url: 'about:blank' })
    const { page } = visitor
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await talkToLaterServer(page)

    await page.goto(`${world.url}/demo/`)
    await visitor.open()
    await visitor.write('Hi')
    await expect
      .poll(visitor.messages)
      .toMatchObject([{ text: 'Hi', status: expect.stringMatching(/sent|delivered|read/) }])
    await world.say(await visitor.conversationId(), 'Hello')
    await expect.poll(visitor.texts).toEqual(['Hi', 'Hello'])

    await page.reload()
    await visitor.open()
    await expect.poll(visitor.texts).toEqual(['Hi', 'Hello'])
    expect(errors).toEqual([])
  })
})
