import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithSnippet } from './host-page'
import { recordRequests } from './record-requests'
import { firstInShortRun } from './short-run'

const UNSUPPORTED = 'You must provide a supported major version.'

let world: SharedWorld

/** Opens a page with a snippet, and records its console and requests. */
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

/** Calls `init` as a page does, and returns the words of its error. */
const INIT = `Pipit.init({}).then(() => 'ready', ({ message }) => message)`

describe('The snippet', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(['5', '4.29.21', '5.0.0', '4', '4.0.0'], 2))(
    'runs for version %s',
    async version => {
      const { launcher, printed } = await visit(await pageWithSnippet(world, { version }))

      await launcher.waitFor()
      expect(printed).toEqual([])
    }
  )

  test.each(firstInShortRun(['', '6', '3', '3.9.9', '5.9.9'], 2))(
    'reports an unsupported version "%s" on the console, and rejects init with the same words',
    async version => {
      const html = await pageWithSnippet(world, { version, starts: false })
      const { page, printed, requests } = await visit(html)

      expect(printed).toEqual([`error: ${UNSUPPORTED}`])
      expect(await page.evaluate(INIT)).toBe(UNSUPPORTED)
      expect(requests).toEqual([])
    }
  )

  test('reports a version that is no longer served, but was when the page was made', async () => {
    const html = await pageWithSnippet(world, { version: '5.0.0', starts: false })
    const { page, printed, launcher } = await visit(html.replaceAll('"v5.0.0"', '"v5.9.9"'))

    expect(await page.evaluate(INIT)).toBe(UNSUPPORTED)
    expect(printed).toEqual([`error: ${UNSUPPORTED}`])
    expect(await page.evaluate(INIT)).toBe(UNSUPPORTED)
    expect(await launcher.count()).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
  })
})
