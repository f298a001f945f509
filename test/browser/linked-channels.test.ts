import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readQrCode } from '../util/read-qr-code'
import { openChatWorld, type ChatWorld } from './chat-world'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

const ADDRESS = 'ada@example.com'

let world: ChatWorld
let ids: Record<'mailgun' | 'telegram', string>

const addChannel = async (fields: { type: string; [name: string]: string }) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    fields
  )
  return integration.id
}

/** Has the widget take it that the server carries messages through these types of channels. */
const connect = (page: Page, channels: string[]) =>
  page.route(/\/sdk\/v1\/integrations\/\w+\/config/, async route => {
    const response = await route.fetch()
    const json = { ...(await response.json()), capabilities: { channels } }
    await route.fulfill({ response, json })
  })

/** Opens the channel screens of a visitor, with the clients that the business sees. */
const visit = async () => {
  const visitor = await world.visit({ url: 'about:blank' })
  await connect(visitor.page, ['mailgun', 'telegram'])
  await visitor.page.goto(`${world.url}/demo/`)
  await visitor.open()
  const { chat } = visitor
  const clients = async () => {
    const { participants } = await world.rest<{ participants: { userId: string }[] }>(
      'GET',
      `/conversations/${await visitor.conversationId()}/participants`
    )
    const path = `/users/${participants[0]!.userId}/clients`
    const answer = await world.rest<{ clients: { id: string; type: string; status: string }[] }>(
      'GET',
      path
    )
    return { path, clients: answer.clients }
  }
  return {
    ...visitor,
    clients,
    screen: chat.locator('.channel'),
    button: (name: string) => chat.getByRole('button', { name, exact: true }),
    openChannel: (name: string) =>
      chat.locator('.introduction').getByRole('button', { name }).click()
  }
}

describe('Linked channels', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    ids = {
      mailgun: await addChannel({ type: 'mailgun', fromAddress: 'hello@shop.example' }),
      telegram: await addChannel({ type: 'telegram', token: 'secret', username: 'shop_bot' })
    }
  })
  afterAll(() => world.close())

  test('an e-mail address is linked, shown to the business, and unlinked again', async () => {
    const { chat, clients, screen, button, openChannel, page } = await visit()
    await openChannel('E-mail')
    await screen.getByText('hello@shop.example').waitFor()
    const field = chat.getByLabel('Your e-mail address')
    await field.fill(ADDRESS)
    await button('Continue').click()
    await screen.getByText(`Connected as ${ADDRESS}`).waitFor()
    const known = (await clients()).clients
    expect(known).toMatchObject([
      { type: 'sdk' },
      { type: 'mailgun', status: 'active', integrationId: ids.mailgun, externalId: ADDRESS }
    ])

    const told = page.waitForResponse(answer => answer.request().method() === 'DELETE')
    await button('Disconnect').click()
    expect((await told).status()).toBe(200)
    await field.waitFor()
    expect((await clients()).clients).toHaveLength(1)
  })

  test('a code links Telegram until the business removes the link', async () => {
    const { chat, clients, screen, button, openChannel } = await visit()
    await openChannel('Telegram')
    const way = chat.getByRole('link', { name: 'Open Telegram' })
    await way.waitFor()
    const code = await screen.locator('b').textContent()
    expect(await way.getAttribute('href')).toBe(`https://t.me/shop_bot?start=${code}`)
    const drawn = chat.getByRole('img', { name: 'QR code for Telegram' })
    const modules = (await drawn.locator('path').getAttribute('d')) ?? ''
    const [, , size] = ((await drawn.getAttribute('viewBox')) ?? '').split(' ').map(Number)
    expect(readQrCode({ path: modules, size: size! })).toBe(`https://t.me/shop_bot?start=${code}`)

    const { path, clients: known } = await clients()
    const link = known.find(({ type }) => type === 'telegram')!
    expect(link.status).toBe('pending')
    await world.rest('DELETE', `${path}/${link.id}`)
    await button('Try again').click()
    await way.waitFor()
    expect(await screen.locator('b').textContent()).not.toBe(code)
  })

  longTest('a linked channel is still linked on the next page', async () => {
    const { chat, screen, button, openChannel, page, open } = await visit()
    await openChannel('E-mail')
    await chat.getByLabel('Your e-mail address').fill(ADDRESS)
    await button('Continue').click()
    await screen.getByText(`Connected as ${ADDRESS}`).waitFor()
    await page.reload()
    await open()
    await button('Settings').click()
    await expect
      .poll(() => chat.getByRole('button', { name: /^E-mail/ }).textContent())
      .toBe(`E-mailConnected as ${ADDRESS}`)
  })

  test('are neither offered nor spoken of while the server carries no messages through them', async () => {
    const visitor = await world.visit({ url: 'about:blank' })
    const { chat, page } = visitor
    await page.goto(`${world.url}/demo/`)
    await visitor.open()
    await visitor.write('Is the blue one back?')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const linksKnown = page.waitForResponse(/\/links$/)
    await page.reload()
    await visitor.open()
    await chat.getByRole('button', { name: 'Settings' }).click()
    await linksKnown
    await chat.getByLabel('Language').waitFor()
    expect(await chat.getByRole('main').innerText()).not.toMatch(/e-?mail|telegram|sms|channel/i)
    await chat.getByRole('button', { name: 'Back' }).click()
    await page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.showNotificationChannelPrompt()
    )
    await chat.locator('.introduction').waitFor()
    await chat.getByText('Is the blue one back?').waitFor()
    const shown = await chat.locator('#app').innerText()
    expect(shown).not.toMatch(/e-?mail|telegram|sms|channel|elsewhere/i)
  })

  longTest(
    'that were linked before show the address, and can be unlinked, while they carry nothing',
    async () => {
      const { chat, screen, button, openChannel, page, open } = await visit()
      await openChannel('E-mail')
      await chat.getByLabel('Your e-mail address').fill(ADDRESS)
      await button('Continue').click()
      await screen.getByText(`Connected as ${ADDRESS}`).waitFor()
      await button('Back').click()
      await openChannel('Telegram')
      await chat.getByRole('link', { name: 'Open Telegram' }).waitFor()

      await page.unrouteAll()
      await page.reload()
      await open()
      await button('Settings').click()
      await chat.getByText(ADDRESS, { exact: true }).waitFor()
      const settings = await chat.locator('#settings').innerText()
      expect(settings).not.toMatch(/telegram|waiting|connect/i)
      await chat.getByRole('button', { name: /^E-mail/ }).click()
      await screen.getByText(ADDRESS, { exact: true }).waitFor()
      expect(await screen.innerText()).not.toMatch(/write to us|connected/i)
      await button('Disconnect').click()
      await chat.locator('#conversation').waitFor()
      await button('Settings').click()
      await chat.getByLabel('Language').waitFor()
      await expect.poll(() => chat.getByText('Other channels').count()).toBe(0)
    }
  )

  longTest(
    'are not said to be connected by the address that prechat asked for, while they carry nothing',
    async () => {
      const path = `/integrations/${world.server.demo.integrationId}`
      await world.rest('PATCH', path, { prechatCapture: { enabled: true } })
      onTestFinished(() => world.rest('PATCH', path, { prechatCapture: { enabled: false } }))
      const visitor = await world.visit()
      const { chat, launcher } = visitor
      await launcher.click()
      await chat.getByLabel('Your name').fill('Ada')
      await chat.getByLabel('Your name').press('Enter')
      await chat.getByLabel('Your e-mail address').fill(ADDRESS)
      await chat.getByLabel('Your e-mail address').press('Enter')
      await expect
        .poll(async () => (await visitor.texts()).at(-2))
        .toBe('Thank you. How can we help?')
      await visitor.page.reload()
      await visitor.open()
      await chat.getByRole('button', { name: 'Settings' }).click()
      await chat.getByText(ADDRESS, { exact: true }).waitFor()
      expect(await chat.locator('#settings').innerText()).not.toMatch(/connect/i)
    }
  )
})
