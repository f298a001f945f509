import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld, type VisitOptions } from './chat-world'
import { blankPageWithScript } from './host-page'
import { firstInShortRun, longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const NAME = 'Harbour Street Cycles'
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }

/** Places of the preview, with the options of the messenger and of the page. */
const PLACES: [where: string, options: object, visit: VisitOptions, place: string][] = [
  ['left of the launcher', {}, DESK, 'left'],
  ['above the launcher on a phone', {}, PHONE, 'above'],
  ['right of a launcher at the left', { position: { side: 'left' } }, DESK, 'right'],
  ['above a tab', { displayStyle: 'tab' }, DESK, 'above']
]

let world: SharedWorld
let site: ServedPage

const withPreview = (visitor: Visitor) => {
  const { page } = visitor
  const dismiss = page.getByRole('button', { name: 'Dismiss message' })
  return {
    ...visitor,
    dismiss,
    /** The whole preview. */
    card: dismiss.locator('..'),
    /** Finds the button by what the message says, which the business has written within a minute. */
    preview: (text: string) =>
      page.getByRole('button', { name: `${NAME} Just now ${text}`, exact: true }),
    call: <Args extends unknown[]>(name: string, ...args: Args) =>
      page.evaluate(
        ([name, args]) => (window as unknown as WithPipit & { Pipit: any }).Pipit[name](...args),
        [name, args] as const
      ),
    /** Waits until the page around the messenger tells of unread messages. */
    hasTold: (title: string) => page.waitForFunction(title => document.title === title, title)
  }
}

/** Opens a page whose messenger has these options, and lists the files that it loads. */
const visit = async (options: object = {}, visitOptions: VisitOptions = {}) => {
  const visitor = await world.visit({ ...DESK, ...visitOptions, url: 'about:blank' })
  const { page } = visitor
  const files: string[] = []
  page.on('request', request => files.push(new URL(request.url()).pathname.split('/').at(-1)!))
  const init = () =>
    page.evaluate(given => (window as unknown as WithPipit).Pipit.init(given), {
      integrationId: world.server.demo.integrationId,
      ...options
    })
  await page.goto(site.url)
  await init()
  return {
    ...withPreview(visitor),
    files,
    comeBack: async () => {
      await page.reload()
      await init()
    }
  }
}

/** Opens a page as `visit` does, writes to the business, and closes the messenger. */
const converse = async (options?: object, visitOptions?: VisitOptions) => {
  const visitor = await visit(options, visitOptions)
  await visitor.open()
  await visitor.write('Hello')
  await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
  await visitor.call('close')
  await visitor.composer.waitFor({ state: 'hidden' })
  return { ...visitor, id: await visitor.conversationId() }
}

/** Says something to a visitor in a second conversation. Returns its id. */
const sayElsewhere = async ({ page }: Visitor, text: string) => {
  const userId = await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id)
  const { conversation } = await world.rest<{ conversation: { id: string } }>(
    'POST',
    '/conversations',
    { type: 'personal', participants: [{ userId }], displayName: 'Order 2' }
  )
  await world.say(conversation.id, text)
  return conversation.id
}

describe('The preview of a message', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('shows the newest one only, who wrote it, and opens it', async () => {
    const { id, preview, card, dismiss, composer, texts, badge } = await converse()
    await world.say(id, 'Your bicycle is ready.')
    await preview('Your bicycle is ready.').waitFor()
    expect(await card.locator('span[aria-hidden]').textContent()).toBe('H')
    await world.say(id, 'Come by until six.')
    await preview('Come by until six.').click()
    await composer.waitFor()
    await dismiss.waitFor({ state: 'detached' })
    expect(await texts()).toEqual(['Hello', 'Your bicycle is ready.', 'Come by until six.'])
    await badge.waitFor({ state: 'hidden' })
  })

  longTest('leaves the launcher to be pressed, and goes while the messenger is open', async () => {
    const { id, open, call, hasTold, preview, dismiss } = await converse()
    await world.say(id, 'Your bicycle is ready.')
    await preview('Your bicycle is ready.').waitFor()
    await open()
    await dismiss.waitFor({ state: 'detached' })
    await call('close')
    await hasTold('A shop')
    expect(await dismiss.count()).toBe(0)
  })

  longTest('opens the conversation that the message is in', async () => {
    const visitor = await converse()
    const { page, preview, texts } = visitor
    const id = await sayElsewhere(visitor, 'Order 2 is on its way.')
    await preview('Order 2 is on its way.').click()
    await expect.poll(texts).toEqual(['Order 2 is on its way.'])
    expect(
      await page.evaluate(
        () => (window as unknown as WithPipit).Pipit.getDisplayedConversation()?.id
      )
    ).toBe(id)
  })

  longTest(
    'is not shown again once the messenger was open, even where its message was not read',
    async () => {
      const visitor = await converse()
      const { page, launcher, call, preview, dismiss } = visitor
      await sayElsewhere(visitor, 'Order 2 is on its way.')
      await preview('Order 2 is on its way.').waitFor()
      await launcher.click()
      await dismiss.waitFor({ state: 'detached' })
      await call('close')
      expect(await page.title()).toBe('(1) new message')
      expect(await dismiss.count()).toBe(0)
    }
  )

  test('is dismissed for good, in other tabs and later too, until the next message', async () => {
    const context = await world.browser.newContext(DESK)
    onTestFinished(() => context.close())
    const { id, preview, dismiss, comeBack, hasTold } = await converse({}, { context })
    const other = await visit({}, { context })
    await world.say(id, 'Your bicycle is ready.')
    await preview('Your bicycle is ready.').waitFor()
    await other.dismiss.click()
    await other.dismiss.waitFor({ state: 'detached' })
    await dismiss.waitFor({ state: 'detached' })

    await comeBack()
    await hasTold('(1) new message')
    expect(await dismiss.count()).toBe(0)
    await world.say(id, 'Come by until six.')
    await preview('Come by until six.').waitFor()
  })

  test('is dismissed by Escape, which leaves the focus at the launcher', async () => {
    const { id, page, preview, dismiss, launcher } = await converse()
    await world.say(id, 'Your bicycle is ready.')
    await preview('Your bicycle is ready.').focus()
    await page.keyboard.press('Tab')
    expect(await dismiss.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await dismiss.waitFor({ state: 'detached' })
    expect(await launcher.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('is said politely by screen readers, and takes no focus', async () => {
    const { id, page, preview, dismiss } = await converse()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await world.say(id, 'Your bicycle is ready.')
    await preview('Your bicycle is ready.').waitFor()
    const said = () => page.getByRole('status').allTextContents()
    await expect.poll(said).toEqual([`${NAME}: Your bicycle is ready.`])
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await dismiss.click()
    await expect.poll(said).toEqual([''])
  })

  longTest('shows messages as the delegate changes them, and none that it hides', async () => {
    const { id, page, preview, dismiss, badge } = await converse()
    await page.evaluate(() =>
      (window as any).Pipit.setDelegate({
        beforeDisplay: (message: any) =>
          !/secret/.test(message.text) && { ...message, text: message.text.toUpperCase() }
      })
    )
    await world.say(id, 'Your bicycle is ready.')
    await world.say(id, 'This is secret.')
    await preview('YOUR BICYCLE IS READY.').waitFor()
    await page.evaluate(() => (window as any).Pipit.setDelegate(null))
    await preview('This is secret.').waitFor()
    await page.evaluate(() => (window as any).Pipit.setDelegate({ beforeDisplay: () => false }))
    await badge.waitFor({ state: 'hidden' })
    await dismiss.waitFor({ state: 'detached' })
  })

  test('has the corners that the page gives', async () => {
    const { id, page, card, preview } = await converse()
    await page.evaluate(() => document.documentElement.style.setProperty('--pipit-radius', '4px'))
    await world.say(id, 'One')
    await preview('One').waitFor()
    expect(await card.evaluate(each => getComputedStyle(each).borderRadius)).toBe('4px')
  })

  longTest('is not shown where the page wants none', async () => {
    const { id, page, preview, dismiss, call, hasTold } = await converse({ preview: false })
    await world.say(id, 'One')
    await hasTold('(1) new message')
    expect(await dismiss.count()).toBe(0)
    await call('updateSettings', { preview: true })
    await preview('One').waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('--pipit-preview', 'none'))
    await world.say(id, 'Two')
    await dismiss.waitFor({ state: 'detached' })
  })

  test('loads nothing for a visitor without a conversation, or without unread messages', async () => {
    const { files, id } = await converse()
    expect(files).toContain('messenger.js')
    expect(files).not.toContain('preview.js')
    await world.say(id, 'Your bicycle is ready.')
    await expect.poll(() => files).toContain('preview.js')

    const stranger = await visit()
    await stranger.launcher.waitFor()
    await stranger.page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(stranger.files.filter(file => file.endsWith('.js'))).toEqual(['pipit.js'])
  })

  longTest('goes with its messenger', async () => {
    const { id, dismiss, page, preview, call } = await converse()
    await world.say(id, 'Your bicycle is ready.')
    await preview('Your bicycle is ready.').waitFor()
    await call('destroy')
    await dismiss.waitFor({ state: 'detached' })
    expect(await page.getByRole('status').count()).toBe(0)
  })

  test.each(firstInShortRun(PLACES, 1))('stands %s', async (_, options, visitOptions, place) => {
    const { id, card, launcher, page } = await converse(options, visitOptions)
    await world.say(id, 'Your bicycle is ready, and the brakes are new. Come by until six.')
    await card.waitFor()
    await page.waitForFunction(() => !document.getAnimations().length)
    const box = (await card.boundingBox())!
    const button = (await launcher.boundingBox())!
    const { width, height } = page.viewportSize()!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    const gaps = {
      left: button.x - (box.x + box.width),
      right: box.x - (button.x + button.width),
      above: button.y - (box.y + box.height)
    }
    expect(Math.round(gaps[place as 'left'])).toBe(12)
  })

  longTest(
    'speaks the language of the messenger, and reads from right to left with it',
    async () => {
      const { id, page } = await converse({ locale: 'ar', theme: 'dark' })
      await world.say(id, 'دراجتك جاهزة.')
      const close = page.getByRole('button', { name: 'إخفاء الرسالة' })
      const text = page.getByRole('button').getByText('دراجتك جاهزة.')
      expect((await close.boundingBox())!.x).toBeLessThan((await text.boundingBox())!.x)
      const scheme = () =>
        close.evaluate(element => getComputedStyle(element.parentElement!).colorScheme)
      expect(await scheme()).toBe('dark')
    }
  )
})
