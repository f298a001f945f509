import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { watchComplaints } from './watch-complaints'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

const serve = async (html: string, headers?: Record<string, string>) => {
  const site = await servePage(html, headers)
  onTestFinished(site.close)
  return site.url
}

const PAGES: [string, () => Promise<string>][] = [
  ['the demo page and its policy', async () => `${world.url}/demo/`],
  ['a page of another origin with the snippet', async () => serve(await pageWithSnippet(world))],
  ['a page of another origin with a script tag', async () => serve(pageWithScript(world))]
]

test.each(PAGES)(
  'carries a conversation on %s, without a complaint of the browser',
  async (_, url) => {
    const visitor = await world.visit({ url: 'about:blank' })
    const complaints = await watchComplaints(visitor.page)
    await visitor.page.goto(await url())
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
    await world.say(await visitor.conversationId(), 'Good morning')
    await expect.poll(visitor.texts).toEqual(['Hello', 'Good morning'])
    expect(await visitor.composer.evaluate(field => getComputedStyle(field).resize)).toBe('none')
    expect(complaints).toEqual([])
  }
)

test('hears of a policy that forbids it, and leaves the page as it is', async () => {
  const url = await serve(pageWithScript(world, { nonce: 'secret', starts: false }), {
    'content-security-policy': `script-src 'nonce-secret'; connect-src 'none'`
  })
  const { page } = await world.visit({ url })
  const { integrationId } = world.server.demo
  const error = await page.evaluate(
    integrationId =>
      (window as any).Pipit.init({ integrationId }).catch(({ code, message }: any) => ({
        code,
        message
      })),
    integrationId
  )
  expect(error).toEqual({
    code: 'network',
    message: `Could not reach ${world.url}/sdk/v1/integrations/${integrationId}/config.`
  })
  expect(await page.locator('body').innerText()).toBe('A shop')
})
