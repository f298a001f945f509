import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channel, Link, LinkRequest } from '../../src/protocol'
import { openChatWorld, type ChatWorld } from './chat-world'
import { visitorOn } from './visitor'

const CHANNELS: Channel[] = [
  { id: 'sms', type: 'twilio', phoneNumber: '+447700900100' },
  { id: 'telegram', type: 'telegram' },
  { id: 'mail', type: 'mailgun', fromAddress: 'hello@shop.example' }
]
const NUMBER = '+447700900123'
const LIGHT = 'https://light.example/start'

let world: ChatWorld

const errorAnswer = (code: string, rest: object = {}) => ({
  status: 400,
  json: { error: { code, message: 'No.', ...rest } }
})

/** Stands in for the server's connectors: it activates a link at once or never. */
const connectChannels = async (page: Page, channels: Channel[]) => {
  const links: Link<string>[] = []
  const asked: LinkRequest[] = []
  let refusal: ReturnType<typeof errorAnswer> | undefined
  let status: Link['status'] = 'active'

  const begin = (request: LinkRequest): Link<string> => {
    const { integrationId, address, phoneNumber } = request
    const { type } = channels.find(({ id }) => id === integrationId)!
    const displayName = address ?? phoneNumber
    asked.push(request)
    const link: Link<string> = {
      ...{ id: `link-${asked.length}`, integrationId, type, status },
      ...(displayName ? { displayName } : { url: LIGHT })
    }
    links.splice(0, links.length, ...links.filter(each => each.type !== type), link)
    return link
  }
  const answer = async (route: Route) => {
    const request = route.request()
    const method = request.method()
    if (method === 'OPTIONS') return route.continue()
    if (refusal) return route.fulfill(refusal)
    if (method === 'GET') return route.fulfill({ json: { links } })
    if (method === 'POST') return route.fulfill({ json: { link: begin(request.postDataJSON()) } })
    const id = request.url().split('/').at(-1)
    links.splice(
      links.findIndex(link => link.id === id),
      1
    )
    return route.fulfill({ json: {} })
  }

  await page.route(/\/sdk\/v1\/apps\/\w+\/links/, answer)
  await page.route(/\/sdk\/v1\/integrations\/\w+\/config/, async route => {
    const response = await route.fetch()
    const capabilities = { channels: channels.map(({ type }) => type) }
    await route.fulfill({ response, json: { ...(await response.json()), channels, capabilities } })
  })
  return {
    links,
    asked,
    linkAs: (next: Link['status']) => {
      status = next
    },
    refuse: (code?: string, rest?: object) => {
      refusal = code ? errorAnswer(code, rest) : undefined
    }
  }
}

/** Opens a visitor's page of a business with these channels. */
const visit = async (channels = CHANNELS) => {
  const { page } = await world.visit({ url: 'about:blank' })
  const server = await connectChannels(page, channels)
  await page.goto(`${world.url}/demo/`)
  const visitor = visitorOn(page)
  await visitor.open()
  const { chat } = visitor
  return {
    ...visitor,
    server,
    keyboard: page.keyboard,
    screen: chat.locator('.channel'),
    prompt: chat.locator('.channel-prompt'),
    introduction: chat.locator('.introduction'),
    settings: chat.getByRole('button', { name: 'Settings' }),
    back: chat.getByRole('button', { name: 'Back' }),
    error: chat.locator('.channel [role="alert"]'),
    button: (name: string) => chat.getByRole('button', { name, exact: true })
  }
}

describe('Channel linking', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('links a number with the keyboard only, shows it in the settings, and unlinks it', async () => {
    const { chat, composer, introduction, keyboard, server, settings, back, button, screen, page } =
      await visit()
    await introduction.getByRole('button', { name: 'SMS' }).focus()
    await keyboard.press('Enter')
    const field = chat.getByLabel('Your mobile number')
    await field.waitFor()
    await keyboard.press('Tab')
    await keyboard.type('+44 7700 900123')
    await keyboard.press('Enter')
    await screen.getByText(`Connected as ${NUMBER}`).waitFor()
    expect(server.asked).toEqual([{ integrationId: 'sms', phoneNumber: NUMBER }])
    expect(
      await chat.getByRole('link', { name: 'Write a text message' }).getAttribute('href')
    ).toBe('sms:+447700900100')
    await back.click()
    await composer.waitFor()
    await expect
      .poll(() => composer.evaluate(field => field === field.ownerDocument.activeElement))
      .toBe(true)

    await page.reload()
    await visitorOn(page).open()
    await settings.click()
    const row = chat.getByRole('button', { name: /^SMS/ })
    await expect.poll(() => row.textContent()).toBe(`SMSConnected as ${NUMBER}`)
    await row.click()
    await button('Disconnect').click()
    await field.waitFor()
    expect(server.links).toEqual([])
    await back.click()
    await expect.poll(() => row.textContent()).toBe('SMS')
  })

  test('asks for another number when the first is invalid, or the server cannot reach it', async () => {
    const { chat, server, introduction, error, button } = await visit()
    await introduction.getByRole('button', { name: 'SMS' }).click()
    const field = chat.getByLabel('Your mobile number')
    await field.fill('07700 900123')
    await button('Continue').click()
    await expect.poll(() => error.textContent()).toMatch('country code')
    expect(await field.evaluate(field => field === field.ownerDocument.activeElement)).toBe(true)
    expect(server.asked).toEqual([])

    await field.fill(NUMBER)
    server.refuse('invalid-request')
    await button('Continue').click()
    await expect.poll(() => error.textContent()).toMatch('Please check the number')
    server.refuse('too-many-requests', { retryAfterSeconds: 90 })
    await button('Continue').click()
    await expect.poll(() => error.textContent()).toMatch('in 2 minutes')
    expect(await field.inputValue()).toBe(NUMBER)
  })

  test('lets a visitor with a pending link resend the message, change the address, or cancel', async () => {
    const { chat, server, introduction, error, button, screen } = await visit()
    server.linkAs('pending')
    await introduction.getByRole('button', { name: 'E-mail' }).click()
    const field = chat.getByLabel('Your e-mail address')
    await field.fill('ada@example.com')
    await button('Continue').click()
    await screen.getByText('We sent a message to ada@example.com.').waitFor()
    await button('Send it again').click()
    await expect.poll(() => server.asked).toHaveLength(2)
    await button('Change the address').click()
    await field.waitFor()
    expect(await error.isVisible()).toBe(false)
    await field.fill('bob@example.com')
    await button('Continue').click()
    await button('Cancel').click()
    await expect.poll(() => error.textContent()).toBe('The channel was not connected.')
    expect(server.asked.map(({ address }) => address)).toEqual([
      'ada@example.com',
      'ada@example.com',
      'bob@example.com'
    ])
  })

  test('shows how to open a channel that needs no address, and retries after a failure', async () => {
    const { chat, server, introduction, error, button } = await visit()
    server.linkAs('pending')
    await introduction.getByRole('button', { name: 'Telegram' }).waitFor()
    server.refuse('server')
    await introduction.getByRole('button', { name: 'Telegram' }).click()
    await expect.poll(() => error.textContent()).toMatch('could not be connected')
    server.refuse()
    await button('Try again').click()
    const way = chat.getByRole('link', { name: 'Open Telegram' })
    await way.waitFor()
    expect(await way.getAttribute('href')).toBe(LIGHT)
    expect(await way.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  test('offers channels after the first message, and not again on the same day', async () => {
    const { write, prompt, page, screen, composer } = await visit()
    expect(await prompt.count()).toBe(0)
    await write('Is the blue one back?')
    await prompt.getByRole('button', { name: 'Telegram' }).waitFor()
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => prompt.count()).toBe(0)

    await page.reload()
    await visitorOn(page).open()
    await write('And the red one?')
    await visitorOn(page).chat.getByText('And the red one?').waitFor()
    expect(await prompt.count()).toBe(0)

    await page.evaluate(() => {
      const key = Object.keys(localStorage).find(each => each.endsWith('.channelPrompt'))!
      localStorage.setItem(key, String(Date.now() - 25 * 60 * 60_000))
    })
    await page.reload()
    await visitorOn(page).open()
    await prompt.getByRole('button', { name: 'SMS' }).click()
    await screen.waitFor()
    expect(await composer.count()).toBe(0)
  })

  test('does not appear when the business has no other channels', async () => {
    const { chat, write, prompt, settings, messages } = await visit([])
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(await prompt.count()).toBe(0)
    await settings.click()
    await chat.getByLabel('Language').waitFor()
    expect(await chat.getByText('Other channels').count()).toBe(0)
  })
})
