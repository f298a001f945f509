import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { startTestServer, type TestServer } from '../util/server'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { recordRequests } from './record-requests'
import { firstInShortRun } from './short-run'

let world: ChatWorld
let europe: TestServer

const PAGES: [tag: string, make: () => Promise<string>][] = [
  ['the snippet', () => pageWithSnippet(world, { starts: false })],
  ['a script tag', async () => pageWithScript(world, { starts: false })]
]

const visit = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ url: 'about:blank' })
  const home = await recordRequests(visitor.page, world.url)
  const there = await recordRequests(visitor.page, europe.url)
  await visitor.page.goto(site.url)
  const start = (integrationId: string, region: string) =>
    visitor.page.evaluate(
      options =>
        (window as any).Pipit.init(options).then(
          () => 'ready',
          ({ code, message }: { code: string; message: string }) => `${code}: ${message}`
        ),
      { integrationId, region }
    )
  return { ...visitor, home, there, start }
}

describe('Regions', () => {
  beforeAll(async () => {
    europe = await startTestServer()
    world = await openChatWorld({ PIPIT_REGIONS: `eu-1=${europe.url}/` })
  })
  afterAll(async () => {
    await world.close()
    await europe.stop()
  })

  test.each(firstInShortRun(PAGES, 1))(
    'with %s, a page keeps to the server of its region',
    async (_, make) => {
      const { start, home, there, open, write, messages } = await visit(await make())
      const { integrationId } = europe.demo

      expect(await start(integrationId, 'eu-1')).toBe('ready')
      await open()
      await write('Hello')
      await expect.poll(messages).toMatchObject([{ text: 'Hello', status: 'sent' }])

      expect(home.filter(request => request.includes('/sdk/'))).toEqual(['GET /sdk/v1/regions'])
      expect(there).toContain(`GET /sdk/v1/integrations/${integrationId}/config`)
      expect(there.every(request => !request.includes('/cdn/'))).toBe(true)
    }
  )

  test('an unknown region rejects init, with the names of the known ones', async () => {
    const { start, launcher } = await visit(pageWithScript(world, { starts: false }))

    expect(await start(europe.demo.integrationId, 'us-9')).toBe(
      'invalid-option: Option region: expected one of eu-1, got "us-9".'
    )
    expect(await launcher.count()).toBe(0)
    expect(await start(europe.demo.integrationId, 'eu-1')).toBe('ready')
  })

  test('a server that cannot list its regions rejects init, which can be called again', async () => {
    const { start, page } = await visit(pageWithScript(world, { starts: false }))
    await page.route('**/sdk/v1/regions', route =>
      route.fulfill({ status: 500, body: '<h1>500</h1>' })
    )

    expect(await start(europe.demo.integrationId, 'eu-1')).toBe(
      `network: Could not reach ${world.url}/sdk/v1/regions.`
    )
    await page.unroute('**/sdk/v1/regions')
    expect(await start(europe.demo.integrationId, 'eu-1')).toBe('ready')
  })
})
