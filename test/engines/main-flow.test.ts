import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { READY_POLICIES } from '../../src/guide/content-security-policy'
import { openBusiness, type Business } from './business'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { ENTER, ESCAPE } from './gestures'
import { openShop, type ShopOptions } from './shop'
import { openTamperingProxy } from './tampering-proxy'
import { visitorIn, type Visitor } from './visitor'
import { startWebKit } from './webkit'
import { violationsOf } from './witness'

/** Name, start function, and whether the engine checks the hash of preloaded files. */
const ENGINES: [string, () => Promise<Engine>, boolean][] = [
  ['Firefox', startFirefox, true],
  ['WebKit', startWebKit, false]
]

const POLICIES = READY_POLICIES.map(ready => [ready.title, ready] as const)
const TRUSTED_TYPES = READY_POLICIES.find(({ trustedTypes }) => trustedTypes)!

const FIELDS = [
  { type: 'text', name: 'name', label: 'Your name' },
  { type: 'email', name: 'email', label: 'Your e-mail address' }
]
const ANSWERS = [
  { type: 'text', name: 'name', label: 'Your name', text: 'Ada' },
  { type: 'email', name: 'email', label: 'Your e-mail address', email: 'ada@example.com' }
]
const CONVERSATION = [{ text: 'Hello', status: 'sent' }, { text: 'Good morning' }]
const FORBIDDEN = 'style-src-attr: inline'

let business: Business

beforeAll(async () => {
  business = await openBusiness()
})
afterAll(() => business.close())

/**
 * Checks that a violation is detected in the page and in the frame, and that there was none before.
 */
const expectNoComplaint = async (visitor: Visitor) => {
  for (const at of ['page', 'chat'] as const) {
    await visitor.look(at, doc => doc.body.setAttribute('style', 'top: 0'))
  }
  await expect.poll(() => violationsOf(visitor)).toEqual([FORBIDDEN, FORBIDDEN])
}

describe.each(ENGINES)('The messenger in %s', (name, start, checksPreloads) => {
  let engine: Engine

  beforeAll(async () => {
    engine = await start()
    console.log(`This is ${engine.name}.`)
  })
  afterAll(() => engine?.quit())

  const visit = async (options: Omit<ShopOptions, 'business'>, shopOf = business) => {
    onTestFailed(async () => {
      const file = join(tmpdir(), `pipit-${name}.png`)
      await writeFile(file, await engine.screenshot(), 'base64')
      console.log(`What ${name} showed is in ${file}.`)
    })
    const url = await openShop({ business: shopOf, ...options })
    await engine.go(url)
    return { ...visitorIn(engine), url }
  }

  test.each(POLICIES)(
    'carries a conversation and a form under “%s”, on a later visit too',
    async (_, ready) => {
      const visitor = await visit({ ready })
      const { look, click, type, open, messages, url } = visitor
      await open()
      await type(`Hello${ENTER}`)
      await expect.poll(messages).toEqual([{ text: 'Hello', status: 'sent' }])

      const id = await visitor.conversationId()
      await business.say(id, { type: 'text', text: 'Good morning' })
      await expect.poll(messages).toEqual(CONVERSATION)
      await business.say(id, { type: 'form', fields: FIELDS })
      await expect.poll(() => look('chat', doc => !!doc.querySelector('form .active'))).toBe(true)
      // The form may move up for the time below it just as it is clicked.
      const focusForm = async () => {
        await click('chat', 'form .active')
        return look('chat', doc => !!doc.activeElement?.closest('form .active'))
      }
      await expect.poll(focusForm).toBe(true)
      await type(`Ada${ENTER}`)
      await expect.poll(visitor.locked).toEqual(['Ada'])
      await type(`ada@example.com${ENTER}`)
      await expect.poll(visitor.locked).toEqual(['Ada', 'ada@example.com'])
      await expect
        .poll(() => business.contents(id))
        .toContainEqual(expect.objectContaining({ type: 'formResponse', fields: ANSWERS }))

      await type(ESCAPE)
      await expect.poll(() => look('page', doc => doc.activeElement?.id)).toBe('messenger-button')
      await business.say(id, { type: 'text', text: 'Thank you' })
      await expect.poll(visitor.launcher).toBe('Open chat, 1 unread')
      await expectNoComplaint(visitor)

      await engine.go(url)
      await expect.poll(visitor.launcher).toBe('Open chat, 1 unread')
      await open()
      await expect.poll(messages).toContainEqual({ text: 'Thank you' })
      await expect.poll(visitor.launcher).toBe('Close chat')
      await expect.poll(async () => (await messages()).slice(0, 2)).toEqual(CONVERSATION)
      await expect.poll(visitor.locked).toEqual(['Ada', 'ada@example.com'])
      await expectNoComplaint(visitor)
    }
  )

  test('mirrors its layout on right-to-left pages', async () => {
    const visitor = await visit({
      ready: TRUSTED_TYPES,
      options: { locale: 'ar' },
      attributes: 'lang="ar" dir="rtl"'
    })
    const { look, type, open, messages, middleOf, conversationId } = visitor
    await open(/^فتح المحادثة/)
    const width = await look('chat', doc => {
      const { scrollWidth, clientWidth } = doc.querySelector('textarea')!
      return { scrollWidth, clientWidth }
    })
    expect(width.scrollWidth).toBe(width.clientWidth)
    await type(`مرحبا${ENTER}`)
    await expect.poll(messages).toEqual([{ text: 'مرحبا', status: 'sent' }])
    await business.say(await conversationId(), { type: 'text', text: 'أهلا' })
    await expect.poll(messages).toContainEqual({ text: 'أهلا' })

    const [launcher] = await middleOf('page', '#messenger-button')
    const [own] = await middleOf('chat', '[data-role="user"] .bubble')
    const [theirs] = await middleOf('chat', '[data-role="business"] .bubble')
    expect(launcher).toBeLessThan(theirs)
    expect(own).toBeLessThan(theirs)
    const hint = await look('chat', doc => doc.querySelector('textarea')!.placeholder)
    expect(hint).toMatch(/\p{Script=Arabic}/u)
    await expectNoComplaint(visitor)
  })

  test.runIf(checksPreloads)('does not run a tampered file', async () => {
    const proxy = await openTamperingProxy(business.url, 'messenger.js')
    onTestFinished(proxy.close)
    const visitor = await visit({ ready: TRUSTED_TYPES }, { ...business, url: proxy.url })
    await expect.poll(visitor.launcher).toBe('Open chat')
    await visitor.click('page', '#messenger-button')
    await expect.poll(visitor.launcher).toBe('The chat did not load. Try again')
    expect(await visitor.look('page', () => 'wasTamperedWith' in window)).toBe(false)
  })
})
