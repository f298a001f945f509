import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { forgetWhatIsNew } from './old-browser'
import { visitorOn, type Visitor } from './visitor'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

const pageWithLegacyScript = (nonce = '') =>
  `<!doctype html><html lang="en"><head><title>A shop</title></head><body><h1>A shop</h1>
    <script nonce="${nonce}" src="${world.url}/cdn/5/pipit.legacy.js"></script>
    <script nonce="${nonce}">
      Pipit.init({ integrationId: '${world.server.demo.integrationId}' })
    </script>
  </body></html>`

/** Serves a page of the business, and opens it in a browser that knows little. */
const visitOld = async (html: string, headers?: Record<string, string>): Promise<Visitor> => {
  const site = await servePage(html, headers)
  onTestFinished(site.close)
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  await context.addInitScript(forgetWhatIsNew)
  const page = await context.newPage()
  await page.goto(site.url)
  return visitorOn(page)
}

test('carries a conversation over long polls in a browser that knows nothing newer than ES5', async () => {
  const { messages, open, texts, write } = await visitOld(pageWithLegacyScript())
  await open()
  await write('Is the blue one back?')
  await expect
    .poll(messages)
    .toEqual([{ text: 'Is the blue one back?', role: 'user', status: 'sent' }])
  const [conversation] = await world.conversations()
  await world.say(conversation!.id, 'Since this morning')
  await expect.poll(texts).toEqual(['Is the blue one back?', 'Since this morning'])
})
