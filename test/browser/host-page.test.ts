import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { recordProblems } from './record-problems'
import { firstInShortRun } from './short-run'

let world: SharedWorld

const serve = async (html: string, headers?: Record<string, string>) => {
  const site = await servePage(html, headers)
  onTestFinished(site.close)
  return site.url
}

const PAGES: [string, () => Promise<string>][] = [
  ['the demo page and its policy', async () => `${world.url}/demo/`],
  ['a page of another origin with the snippet', async () => serve(await pageWithSnippet(world))],
  ['a page of another origin with a script tag', async () => serve(pageWithScript(world))],
  [
    'a page with a script tag and an element of the same name',
    async () => serve(pageWithScript(world).replace('<h1>', '<h1 id="Pipit">'))
  ]
]

describe('A host page', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(PAGES, 2))(
    'carries a conversation on %s, without a console error',
    async (_, url) => {
      const visitor = await world.visit({ url: 'about:blank' })
      const violations = await recordProblems(visitor.page)
      await visitor.page.goto(await url())
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
      await world.say(await visitor.conversationId(), 'Good morning')
      await expect.poll(visitor.texts).toEqual(['Hello', 'Good morning'])
      expect(await visitor.composer.evaluate(field => getComputedStyle(field).resize)).toBe('none')
      expect(violations).toEqual([])
    }
  )

  test('with the tag as a module learns that it must be a classic script', async () => {
    const visitor = await world.visit({ url: 'about:blank' })
    const problems = await recordProblems(visitor.page)
    const html = pageWithScript(world, { starts: false })
    await visitor.page.goto(await serve(html.replace('<script ', '<script type="module" ')))
    await expect
      .poll(() => problems)
      .toEqual(['Pipit needs a classic script tag, without type="module"'])
  })

  test('whose policy forbids the messenger stays unchanged, and the violation is detected', async () => {
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
      message: `Could not reach ${world.url}/sdk/v1/integrations/${integrationId}/config?locale=,en.`
    })
    expect(await page.locator('body').innerText()).toBe('A shop')
  })
})
