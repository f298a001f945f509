import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  contentSecurityPolicy,
  CSP_GUIDANCE,
  READY_POLICIES,
  type PolicyInputs,
  type ReadyPolicy
} from '../../src/guide/content-security-policy'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithFile, pageWithScript, pageWithSnippet } from './host-page'
import type { Visitor } from './visitor'
import { recordProblems } from './record-problems'
import { firstInShortRun } from './short-run'

const NONCE = 'secret'
/** Directives without a fallback. */
const OWN = { 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] }
const [BY_HOST, BY_NONCE, TRUSTED] = READY_POLICIES as [ReadyPolicy, ReadyPolicy, ReadyPolicy]
const NEEDED = CSP_GUIDANCE.flatMap(({ directive, source, onlyIf }) =>
  source && !onlyIf ? [[directive, source] as const] : []
)

let world: SharedWorld

const sourceOf = (source: string) =>
  source.replace('{baseUrl}', world.url).replace('{socketUrl}', world.url.replace('http', 'ws'))

const pageOf = async ({ tag, hasNonce }: ReadyPolicy) => {
  const options = hasNonce ? { nonce: NONCE } : {}
  if (tag === 'snippet in a file') return pageWithFile(world)
  if (tag === 'snippet') return { html: await pageWithSnippet(world, options) }
  return { html: pageWithScript(world, options) }
}

/** Opens a page under its policy. */
const visit = async (ready: ReadyPolicy, change = (policy: string) => policy) => {
  const inputs: PolicyInputs = {
    baseUrl: world.url,
    trustedTypes: ready.trustedTypes,
    ...(ready.hasNonce && { nonce: NONCE }),
    own: { ...OWN, ...(!ready.hasNonce && { 'script-src': ["'self'"] }) }
  }
  const { html, scripts } = { scripts: {}, ...(await pageOf(ready)) }
  const headers = { 'content-security-policy': change(contentSecurityPolicy(inputs)) }
  const site = await servePage(html, headers, scripts)
  onTestFinished(site.close)
  const visitor = await world.visit({ url: 'about:blank' })
  const violations = await recordProblems(visitor.page)
  await visitor.page.goto(site.url)
  return { ...visitor, violations }
}

/** Features that load, connect or draw in a way of their own. */
const useAll = async (visitor: Visitor) => {
  const { page, chat, open, write, messages, texts, conversationId } = visitor
  await open()
  await write('Is this the one?')
  await expect.poll(messages).toMatchObject([{ status: 'sent' }])
  const path = `/conversations/${await conversationId()}/messages`
  const say = (content: object) =>
    world.rest('POST', path, { author: { type: 'business' }, content })

  await say({ type: 'text', text: 'Can you show us?', htmlText: '<b>Can</b> you show us?' })
  await expect.poll(texts).toContain('Can you show us?')
  await chat.getByRole('button', { name: 'Attach' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    chat.getByRole('button', { name: 'File', exact: true }).click()
  ])
  await chooser.setFiles({
    name: 'bicycle.png',
    mimeType: 'image/png',
    buffer: await page.screenshot()
  })
  const picture = chat.locator('[data-role=user][data-status=sent] .picture:not(.empty) img')
  await expect.poll(() => picture.getAttribute('src')).toContain(`${world.url}/files/`)

  const mediaUrl = await picture.getAttribute('src')
  await say({ type: 'image', mediaUrl, altText: 'Yours' })
  await chat.getByRole('button', { name: 'Yours' }).click()
  await chat.getByRole('button', { name: 'Close picture' }).click()
  await say({ type: 'form', fields: [{ type: 'text', name: 'name', label: 'Your name' }] })
  await chat.getByLabel('Your name').fill('Ada')
  await page.keyboard.press('Enter')
  await chat.locator('form summary').waitFor()
  await page.keyboard.press('Escape')
  await visitor.composer.waitFor({ state: 'hidden' })
  await say({ type: 'text', text: 'Here it is.' })
  await page.getByRole('button', { name: 'Here it is.' }).click()
  await visitor.composer.waitFor()
}

describe('The content security policy', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(
    firstInShortRun([BY_HOST, TRUSTED, BY_NONCE], 2).map(ready => [ready.title, ready] as const)
  )(
    'of the guidance, “%s”, allows everything the messenger does, without violations',
    async (_, ready) => {
      const { violations, ...visitor } = await visit(ready)
      await useAll(visitor)
      expect(violations).toEqual([])
    }
  )

  test("is satisfied by the page's nonce, which is passed on to the script that the snippet adds", async () => {
    const { page, launcher } = await visit(READY_POLICIES.find(({ tag }) => tag === 'snippet')!)
    await launcher.waitFor()
    const nonces = await page.evaluate(() => [...document.scripts].map(({ nonce }) => nonce))
    expect(nonces).toEqual([NONCE, NONCE])
  })

  test.each(firstInShortRun(NEEDED, 2))(
    'is needed as the guidance gives it: %s %s',
    async (directive, source) => {
      const { violations, ...visitor } = await visit(BY_HOST, policy =>
        policy.replace(` ${sourceOf(source)}`, '')
      )
      useAll(visitor).catch(() => {
        // It continues as far as possible.
      })
      await expect
        .poll(() => violations.filter(violation => violation.startsWith(directive)))
        .toContainEqual(expect.stringContaining(`: ${sourceOf(source).replace(/:$/, '')}`))
    }
  )

  test('has violations in the page and in the frame that this test detects', async () => {
    const { page, chat, violations, open } = await visit(TRUSTED)
    await open()
    expect(violations).toEqual([])
    const styles = (body: HTMLElement) => body.setAttribute('style', 'color: red')
    for (const body of [page.locator('body'), chat.locator('body')]) {
      await body.evaluate(styles)
      await expect.poll(() => violations).toContain('style-src-attr: inline')
      const outcome = await body.evaluate(element => {
        try {
          element.ownerDocument.createElement('script').src = '/shop.js'
          return 'set'
        } catch (error) {
          return (error as Error).name
        }
      })
      expect(outcome).toBe('TypeError')
      await expect.poll(() => violations).toContain('require-trusted-types-for: trusted-types-sink')
      violations.length = 0
    }
  })
})
