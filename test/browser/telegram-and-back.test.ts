import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BOT_TOKEN, startTelegram, type Telegram } from '../channels/telegram'
import { readQrCode } from '../util/read-qr-code'
import { openChatWorld, type ChatWorld } from './chat-world'

const ANN = { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' }

let world: ChatWorld
let telegram: Telegram

describe('A visitor', () => {
  beforeAll(async () => {
    telegram = await startTelegram()
    world = await openChatWorld({ PIPIT_UPSTREAM_TELEGRAM: telegram.url })
    await world.rest('POST', '/integrations', { type: 'telegram', token: BOT_TOKEN })
    const offered = async () => {
      const { integrationId } = world.server.demo
      const answer = await fetch(`${world.url}/sdk/v1/integrations/${integrationId}/config`)
      return (await answer.json()).capabilities.channels
    }
    await vi.waitFor(async () => expect(await offered()).toContain('telegram'), 30_000)
  })
  afterAll(async () => {
    await world.close()
    await telegram.close()
  })

  test('goes on in Telegram and comes back, and the console shows one conversation', async () => {
    const visitor = await world.converse('Do you bake rye?')
    const { chat, id } = visitor
    await chat.getByRole('button', { name: 'Settings' }).click()
    await chat.getByRole('button', { name: /^Telegram/ }).click()
    const link = chat.getByRole('link', { name: 'Open Telegram' })
    await link.waitFor()
    const address = (await link.getAttribute('href')) ?? ''
    const drawn = chat.getByRole('img', { name: 'QR code for Telegram' })
    const path = (await drawn.locator('path').getAttribute('d')) ?? ''
    const [, , size = 0] = ((await drawn.getAttribute('viewBox')) ?? '').split(' ').map(Number)
    expect(readQrCode({ path, size })).toBe(address)

    await telegram.say(ANN, `/start ${new URL(address).searchParams.get('start')}`)
    await chat.getByText('Connected as Ann Lee').waitFor()
    await telegram.say(ANN, 'I am on the bus.')
    await world.say(id, 'On Fridays.')
    await telegram.until(() => telegram.sent.length === 1)
    expect(telegram.sent[0]!.fields).toMatchObject({ text: 'On Fridays.' })

    await visitor.page.reload()
    await visitor.open()
    await visitor.write('Back at my desk.')
    await expect
      .poll(visitor.texts)
      .toEqual(['Do you bake rye?', 'I am on the bus.', 'On Fridays.', 'Back at my desk.'])
    await world.say(id, 'Welcome back.')
    await chat.getByText('Welcome back.').waitFor()
    expect(telegram.sent).toHaveLength(1)

    const context = await world.browser.newContext()
    const { url, demo } = world.server
    await context.request.post(`${url}/console/api/session`, { data: demo.signIn })
    const page = await context.newPage()
    await page.goto(`${url}/console/`)
    const rows = page.getByRole('link', { name: /Welcome back/ })
    await rows.click()
    const log = page.getByRole('log')
    for (const text of ['Do you bake rye?', 'I am on the bus.', 'Back at my desk.']) {
      await log.getByText(text).waitFor()
    }
    expect(await rows.count()).toBe(1)
    expect(await world.conversations()).toHaveLength(1)
    await context.close()
  })
})
