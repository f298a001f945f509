import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PrechatCapture } from '../../src/protocol'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { firstInShortRun, longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const GREETING = 'Hello. Before we start, please tell us who you are.'
const CONFIRMATION = 'Thank you. How can we help?'

/** Greetings of a page that cannot be sent. */
const UNUSABLE: [what: string, greeting: string][] = [
  ['tags alone', '<b></b>'],
  ['none', ''],
  ['600 characters', 'x'.repeat(600)]
]

let world: ChatWorld
let site: ServedPage

interface Stored {
  author: { type: string; displayName?: string }
  content: { type: string; text?: string; submitted?: boolean; fields?: unknown[] }
}

/** Opens the messenger of a page with prechat. */
const visitAsking = async (
  prechatCapture: PrechatCapture = {},
  customText: Record<string, string> = {},
  prepare?: (page: Visitor['page']) => Promise<unknown>
) => {
  const visitor = await world.visit({ url: site.url })
  const { page, chat, launcher } = visitor
  await prepare?.(page)
  const init = () =>
    page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
      integrationId: world.server.demo.integrationId,
      prechatCapture: { enabled: true, ...prechatCapture },
      customText
    })
  await init()
  await launcher.press('Enter')
  await chat.locator('#footer').waitFor()
  return {
    ...visitor,
    keyboard: page.keyboard,
    active: chat.locator('form .active'),
    init,
    comeBack: async () => {
      await page.reload()
      await init()
      await launcher.press('Enter')
      await chat.locator('#footer').waitFor()
    },
    stored: async () => {
      const id = await visitor.conversationId()
      const path = `/conversations/${id}/messages`
      return (await world.rest<{ messages: Stored[] }>('GET', path)).messages
    }
  }
}

type Asked = Awaited<ReturnType<typeof visitAsking>>

const hasFocus = (field: Asked['active']) =>
  field.evaluate(element => element === element.ownerDocument.activeElement)

const values = (chat: Asked['chat']) =>
  chat
    .locator('form input')
    .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))

describe('Prechat', () => {
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

  test('can be answered with the keyboard only, and starts with four messages', async () => {
    const { active, chat, composer, keyboard, stored, comeBack } = await visitAsking()
    await active.waitFor()
    expect(await composer.isDisabled()).toBe(true)
    expect(await chat.locator('.prechat').textContent()).toContain(GREETING)
    await expect.poll(() => hasFocus(active)).toBe(true)
    await keyboard.type('Ada Lovelace')
    await keyboard.press('Enter')
    await expect.poll(() => active.getAttribute('type')).toBe('email')
    await keyboard.type('ada@example.com')
    await keyboard.press('Enter')

    await chat.locator('form summary').waitFor()
    await expect.poll(() => hasFocus(composer)).toBe(true)
    const rows = chat.locator('.row')
    expect(await rows.count()).toBe(4)
    expect(await chat.locator('.prechat').count()).toBe(0)
    const messages = await stored()
    expect(messages.map(({ author }) => author.type)).toEqual([
      'business',
      'business',
      'business',
      'user'
    ])
    expect(messages.map(({ content }) => content)).toMatchObject([
      { type: 'text', text: GREETING },
      { type: 'form', submitted: true },
      { type: 'text', text: CONFIRMATION },
      {
        type: 'formResponse',
        fields: [
          { name: 'name', text: 'Ada Lovelace' },
          { name: 'email', email: 'ada@example.com' }
        ]
      }
    ])

    await keyboard.type('Is it back?')
    await keyboard.press('Enter')
    await expect.poll(() => rows.count()).toBe(5)
    await comeBack()
    await expect.poll(() => composer.isEnabled()).toBe(true)
    await expect.poll(() => rows.count()).toBe(5)
    expect(await chat.locator('.prechat').count()).toBe(0)
  })

  test('asks the fields that the business sets', async () => {
    const { active, chat, keyboard, stored } = await visitAsking({
      fields: [{ type: 'text', name: 'order', label: 'Number of your order', maxSize: 4 }]
    })
    await active.waitFor()
    expect(await chat.getByLabel('Number of your order').count()).toBe(1)
    await keyboard.type('12345')
    await keyboard.press('Enter')
    expect(await chat.locator('form').getByRole('alert').textContent()).toBe(
      'At most 4 characters.'
    )
    await keyboard.press('Backspace')
    await keyboard.press('Enter')
    await chat.locator('form summary').waitFor()
    expect((await stored())[3]!.content.fields).toMatchObject([{ name: 'order', text: '1234' }])
  })

  longTest(
    'keeps the answers while they cannot be sent, and sends them once by itself',
    async () => {
      const { active, chat, keyboard, composer } = await visitAsking()
      onTestFinished(() => world.network.setDown(false))
      await active.waitFor()
      await expect.poll(() => hasFocus(active)).toBe(true)
      await keyboard.type('Ada')
      await keyboard.press('Enter')
      await expect.poll(() => active.getAttribute('type')).toBe('email')
      const { length: before } = await world.conversations()
      world.network.losesAnswers = true
      await keyboard.type('ada@example.com')
      await keyboard.press('Enter')
      await chat.getByText('Sending…').waitFor()
      await expect.poll(world.conversations).toHaveLength(before + 1)
      world.network.setDown(true)
      world.network.losesAnswers = false
      expect(await values(chat)).toEqual(['Ada', 'ada@example.com'])
      expect(await composer.isDisabled()).toBe(true)

      world.network.setDown(false)
      await chat.locator('form summary').waitFor()
      expect(await chat.locator('.row').count()).toBe(4)
      expect(await world.conversations()).toHaveLength(before + 1)
    }
  )

  longTest('keeps the answers of a lost connection through a reload of the page', async () => {
    const { active, chat, keyboard, comeBack, page, stored } = await visitAsking({
      fields: [{ type: 'text', name: 'order', label: 'Order' }]
    })
    await expect.poll(() => hasFocus(active)).toBe(true)
    await page.route('**/sessions', route => route.abort())
    await keyboard.type('1234')
    await keyboard.press('Enter')
    await chat.getByText('Sending…').waitFor()
    await comeBack()
    await chat.getByText('Sending…').waitFor()
    expect(await values(chat)).toEqual(['1234'])

    await page.unroute('**/sessions')
    await chat.locator('form summary').waitFor()
    expect((await stored())[3]!.content.fields).toMatchObject([{ name: 'order', text: '1234' }])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1234')
  })

  longTest(
    'says that the server refuses the answers, and sends them again when asked to',
    async () => {
      const { active, chat, keyboard, page } = await visitAsking({
        fields: [{ type: 'text', name: 'order', label: 'Order' }]
      })
      await expect.poll(() => hasFocus(active)).toBe(true)
      await page.route('**/sessions', route =>
        route.fulfill({
          status: route.request().method() === 'OPTIONS' ? 204 : 400,
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          json: { error: { code: 'invalid-request', description: 'Refused.' } }
        })
      )
      await keyboard.type('1234')
      expect(await values(chat)).toEqual(['1234'])
      await keyboard.press('Enter')
      const retry = chat.getByRole('button', { name: 'Not sent. Try again' })
      await retry.waitFor()
      expect(await values(chat)).toEqual(['1234'])

      await page.unroute('**/sessions')
      await retry.press('Enter')
      await chat.locator('form summary').waitFor()
    }
  )

  longTest('asks before each conversation, where the business sets that', async () => {
    const path = `/integrations/${world.server.demo.integrationId}`
    await world.rest('PATCH', path, { canUserCreateMoreConversations: true })
    const { active, chat, composer, keyboard } = await visitAsking({
      everyConversation: true,
      fields: [{ type: 'text', name: 'order', label: 'Order' }]
    })
    const { length: before } = await world.conversations()
    const answer = async (text: string) => {
      await expect.poll(() => hasFocus(active)).toBe(true)
      await keyboard.type(text)
      await keyboard.press('Enter')
      await expect.poll(() => chat.locator('form summary small').innerText()).toBe(text)
      await expect.poll(() => hasFocus(composer)).toBe(true)
      expect(await chat.locator('.row').count()).toBe(4)
    }
    await answer('1')
    await chat.getByRole('button', { name: 'Your conversations' }).click()
    await chat.getByRole('button', { name: 'New conversation' }).click()
    await answer('2')
    expect(await world.conversations()).toHaveLength(before + 2)
  })

  test.each(firstInShortRun(UNUSABLE, 1))(
    'asks in its own words where the page gives %s',
    async (_, prechatCaptureGreetingText) => {
      const path = `/integrations/${world.server.demo.integrationId}`
      await world.rest('PATCH', path, { canUserCreateMoreConversations: true })
      let showHeader = () => {}
      const isFormShown = new Promise<void>(resolve => (showHeader = resolve))
      const { active, chat, composer, keyboard } = await visitAsking(
        { fields: [{ type: 'text', name: 'order', label: 'Order' }] },
        { prechatCaptureGreetingText },
        page =>
          page.route(/\/(environment|navigation)\.js/, async route => {
            await isFormShown
            await route.continue()
          })
      )
      await chat.getByText(GREETING).waitFor()
      showHeader()
      await chat.getByRole('button', { name: 'Your conversations' }).waitFor()
      expect(await chat.locator('.prechat .bubble').first().innerText()).toBe(GREETING)
      await expect.poll(() => hasFocus(active)).toBe(true)
      await keyboard.type('1234')
      await keyboard.press('Enter')
      await expect.poll(() => composer.isEnabled()).toBe(true)
      expect(await chat.locator('.row').first().innerText()).toContain(GREETING)
    }
  )

  longTest('is skipped when the page writes first', async () => {
    const { active, chat, composer, page } = await visitAsking()
    await active.waitFor()
    await page.evaluate(() => (window as unknown as WithPipit).Pipit.sendMessage('From the page'))
    await expect.poll(() => composer.isEnabled()).toBe(true)
    expect(await chat.locator('.prechat').count()).toBe(0)
  })

  longTest(
    'warns about invalid fields of a page, and asks for name and e-mail instead',
    async () => {
      const warnings: string[] = []
      const visitor = await world.visit({ url: site.url })
      visitor.page.on('console', message => warnings.push(message.text()))
      await visitor.page.evaluate(
        integrationId =>
          (window as unknown as WithPipit).Pipit.init({
            integrationId,
            prechatCapture: { enabled: true, fields: [{ type: 'text', name: 'a' }] as never }
          }),
        world.server.demo.integrationId
      )
      await visitor.launcher.click()
      await visitor.chat.getByLabel('Your name').waitFor()
      expect(warnings).toEqual([
        expect.stringMatching(
          /^Pipit: prechatCapture\.fields\.0\.label: expected .* got undefined\./
        )
      ])
    }
  )
})
