import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithSnippet } from './host-page'
import { recordRequests } from './record-requests'

const UNSUPPORTED = 'You must provide a supported major version.'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** Opens a page with a snippet, and notes what it prints and asks. */
const visit = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ url: 'about:blank' })
  const printed: string[] = []
  visitor.page.on('console', message => printed.push(`${message.type()}: ${message.text()}`))
  visitor.page.on('pageerror', error => printed.push(error.message))
  const requests = await recordRequests(visitor.page, world.url)
  await visitor.page.goto(site.url)
  return { ...visitor, printed, requests }
}

/** Names of globals that a page without us does not have. */
const OWN_GLOBALS = `Object.keys(window).filter(name => /pipit/i.test(name))`

test.each(['5', '5.0.0', '4'])('runs for version %s', async version => {
  const { launcher, printed } = await visit(await pageWithSnippet(world, { version }))

  await launcher.waitFor()
  expect(printed).toEqual([])
})

test.each(['', '3', '3.9.9', '6', '5.9.9', '4.29.21'])(
  'for version "%s" says so on the console, and does nothing else to the page',
  async version => {
    const html = await pageWithSnippet(world, { version, starts: false })
    const { page, printed, requests } = await visit(html)

    expect(printed).toEqual([`error: ${UNSUPPORTED}`])
    expect(await page.evaluate(OWN_GLOBALS)).toEqual([])
    expect(requests).toEqual([])
  }
)

test('says so when a version is no longer served that was when its page was made', async () => {
  const html = await pageWithSnippet(world, { version: '5.0.0', starts: false })
  const { page, printed, launcher } = await visit(html.replaceAll('"v5.0.0"', '"v4.29.21"'))

  await expect.poll(() => printed).toEqual([`error: ${UNSUPPORTED}`])
  expect(await launcher.count()).toBe(0)
  expect(await page.locator('iframe').count()).toBe(0)
})
