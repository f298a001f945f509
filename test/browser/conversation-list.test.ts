import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld, type VisitOptions } from './chat-world'
import { firstInShortRun, longTest } from './short-run'
import type { WithPipit } from './visitor'

const PHONE = { viewport: { width: 360, height: 640 } }
/** Places, and how many conversations each shows at first. */
const PLACES: [string, BrowserContextOptions, number][] = [
  ['a phone', PHONE, 10],
  ['a larger screen', { viewport: { width: 360, height: 1200 } }, 20]
]

let world: ChatWorld
let site: ServedPage

/** Opens a page whose messenger has these options. */
const visit = async (options: object = {}, visitOptions: VisitOptions = {}) => {
  const visitor = await world.visit({ url: site.url, ...visitOptions })
  const { page, chat } = visitor
  const init = () =>
    page.evaluate(given => (window as unknown as WithPipit).Pipit.init(given), {
      integrationId: world.server.demo.integrationId,
      ...options
    })
  await init()
  const rows = chat.locator('.choice')
  return {
    ...visitor,
    rows,
    names: () => rows.locator('bdi b').allTextContents(),
    toList: chat.getByRole('button', { name: 'Your conversations' }),
    list: chat.getByRole('main', { name: 'Your conversations' }),
    create: chat.getByRole('button', { name: 'New conversation' }),
    userId: () => page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id),
    /** Returns later, when everything has loaded. */
    comeBack: async () => {
      await page.reload()
      await init()
      await page.waitForFunction(
        () => (window as unknown as WithPipit).Pipit.getConversations().length
      )
    }
  }
}

type Visit = Awaited<ReturnType<typeof visit>>

/** Creates conversations of the business with a visitor who has written: `Order 2` and so on. */
const beginOthers = async (visitor: Visit, count: number) => {
  const userId = await visitor.userId()
  const ids: string[] = []
  for (let number = 2; number < count + 2; number++) {
    const { conversation } = await world.rest<{ conversation: { id: string } }>(
      'POST',
      '/conversations',
      { type: 'personal', participants: [{ userId }], displayName: `Order ${number}` }
    )
    await world.say(conversation.id, `Order ${number} is on its way.`)
    ids.push(conversation.id)
  }
  return ids
}

/** Allows visitors to create further conversations, or forbids it. */
const allowMore = async (canUserCreateMoreConversations: boolean) => {
  const { integrationId } = world.server.demo
  await world.rest('PATCH', `/integrations/${integrationId}`, { canUserCreateMoreConversations })
}

const write = async (visitor: Visit, text: string) => {
  await visitor.open()
  await visitor.write(text)
  await expect.poll(visitor.messages).toMatchObject([{ text, status: 'sent' }])
}

describe('The conversation list', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    site = await servePage(
      `<!doctype html><html lang="en"><title>A shop</title><script src="${world.url}/cdn/5/pipit.js"></script></html>`
    )
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  longTest('is not shown to a visitor with one conversation', async () => {
    const visitor = await visit()
    await write(visitor, 'Hello')
    expect(await visitor.toList.count()).toBe(0)
    await beginOthers(visitor, 1)
    await visitor.toList.waitFor()
  })

  test('is shown first to a visitor with several conversations, the most recently active on top', async () => {
    const visitor = await visit()
    await write(visitor, 'Hello')
    const [second] = await beginOthers(visitor, 2)
    await expect.poll(() => visitor.toList.textContent()).toMatch('2')
    await visitor.comeBack()
    await visitor.launcher.click()
    await expect
      .poll(() => visitor.names())
      .toEqual(['Order 3', 'Order 2', 'Harbour Street Cycles'])
    expect(await visitor.rows.first().textContent()).toMatch('Order 3 is on its way.Just now')
    expect(await visitor.rows.first().getByRole('img', { name: '1 unread' }).count()).toBe(1)

    await world.say(second!, 'Order 2 is here.')
    await expect
      .poll(() => visitor.names())
      .toEqual(['Order 2', 'Order 3', 'Harbour Street Cycles'])
    await expect.poll(() => visitor.badge.textContent()).toBe('3')
    expect(await visitor.rows.first().textContent()).toMatch('Order 2 is here.')
  })

  longTest('does not mark conversations as read; opening one does', async () => {
    const visitor = await visit()
    await write(visitor, 'Hello')
    await beginOthers(visitor, 2)
    await visitor.toList.click()
    await expect.poll(() => visitor.names()).toHaveLength(3)
    await expect.poll(() => visitor.badge.textContent()).toBe('2')
    const current = visitor.chat.locator('[aria-current]')
    expect(await current.textContent()).toMatch('Hello')

    await visitor.chat.getByRole('button', { name: 'Order 2' }).click()
    await expect.poll(visitor.texts).toEqual(['Order 2 is on its way.'])
    await expect.poll(() => visitor.badge.textContent()).toBe('1')
    expect(await visitor.chat.getByRole('heading', { name: 'Order 2' }).count()).toBe(1)
    expect(await visitor.toList.textContent()).toMatch('1')
  })

  test('can be used with the keyboard only', async () => {
    const visitor = await visit()
    await write(visitor, 'Hello')
    await beginOthers(visitor, 1)
    await visitor.toList.waitFor()
    const { keyboard } = visitor.page
    await visitor.toList.focus()
    await keyboard.press('Enter')
    await expect
      .poll(() => visitor.list.evaluate(list => list === list.ownerDocument.activeElement))
      .toBe(true)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect.poll(visitor.texts).toEqual(['Order 2 is on its way.'])
    await expect
      .poll(() => visitor.composer.evaluate(field => field === field.ownerDocument.activeElement))
      .toBe(true)
    await keyboard.type('Thank you')
    await keyboard.press('Enter')
    await expect.poll(visitor.texts).toEqual(['Order 2 is on its way.', 'Thank you'])
  })

  test.each(firstInShortRun(PLACES, 1))(
    'loads ten conversations at a time on %s, and more at the end',
    async (_, options, first) => {
      const visitor = await visit({}, options)
      await write(visitor, 'Hello')
      await beginOthers(visitor, 23)
      await expect.poll(() => visitor.badge.textContent()).toBe('9+')
      await visitor.comeBack()
      await visitor.launcher.click()
      await expect.poll(() => visitor.rows.count()).toBe(first)
      await expect
        .poll(async () => {
          await visitor.list.evaluate(list => void list.scrollTo(0, list.scrollHeight))
          return visitor.rows.count()
        })
        .toBe(24)
      expect(new Set(await visitor.names()).size).toBe(24)
    }
  )

  longTest('reports that the rest could not be loaded, and retries on request', async () => {
    const visitor = await visit({}, PHONE)
    await write(visitor, 'Hello')
    await beginOthers(visitor, 11)
    await visitor.comeBack()
    await visitor.launcher.click()
    await expect.poll(() => visitor.rows.count()).toBe(10)
    await visitor.page.route(/offset=/, route => route.abort())
    await visitor.list.evaluate(list => void list.scrollTo(0, list.scrollHeight))
    await visitor.chat.getByText('Your conversations are not here yet.').waitFor()
    await visitor.page.unroute(/offset=/)
    await visitor.chat.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => visitor.rows.count()).toBe(12)
  })

  test('lets a visitor start another conversation where that is allowed, once', async () => {
    await allowMore(true)
    onTestFinished(() => allowMore(false))
    const visitor = await visit()
    await visitor.open()
    await visitor.toList.click()
    await visitor.chat.getByText('No conversations yet.').waitFor()
    await visitor.create.click()
    await visitor.composer.waitFor()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])

    await visitor.page.route(/conversations$/, route => route.abort())
    await visitor.toList.click()
    await visitor.create.click()
    await visitor.chat.getByText('No new conversation yet. Please try again.').waitFor()
    await visitor.page.unroute(/conversations$/)
    await visitor.create.click()
    await visitor.composer.waitFor()
    expect(await visitor.texts()).toEqual([])
    await visitor.write('Something else')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Something else', status: 'sent' }])
    await visitor.toList.click()
    await expect.poll(() => visitor.rows.count()).toBe(2)
    expect(await visitor.rows.first().textContent()).toMatch('Something else')
  })

  longTest('is not shown on a page that turns it off', async () => {
    const visitor = await visit({ canUserSeeConversationList: false })
    await write(visitor, 'Hello')
    await beginOthers(visitor, 1)
    await expect.poll(() => visitor.badge.textContent()).toBe('1')
    await visitor.comeBack()
    await visitor.open()
    expect(await visitor.toList.count()).toBe(0)
  })
})
