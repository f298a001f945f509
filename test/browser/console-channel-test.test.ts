import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOT_TOKEN, startTelegram, type Telegram } from '../channels/telegram'
import { facts, openChannelForm } from './channel-steps'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { field, press } from './setting-changes'
import { longTest } from './short-run'

const ANN = { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' }
const BEN = { id: 4_815_162_343, first_name: 'Ben', last_name: 'Fox' }

let world: ConsoleWorld
let telegram: Telegram

describe('In the console, the test message of a channel', () => {
  beforeAll(async () => {
    telegram = await startTelegram()
    world = await openConsoleWorld({ PIPIT_UPSTREAM_TELEGRAM: telegram.url })
  })
  beforeEach(() => {
    telegram.state.isTokenRevoked = false
    telegram.state.stopped.clear()
  })
  afterAll(async () => {
    await world.close()
    await telegram.close()
  })

  test('waits for somebody to write, goes to the one who is chosen, and says what became of it', async () => {
    const page = await world.openSignedIn('')
    const clear = async () => expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await openChannelForm(page, 'Telegram')
    await field(page, 'Token of the bot').fill(BOT_TOKEN)
    await press(page, 'Connect')
    await expect.poll(() => facts(page)).toMatchObject({ Connection: 'Connected' })
    await page.setViewportSize({ width: 380, height: 720 })
    const panel = page.getByRole('region', { name: 'Test message' })
    await panel.getByText('Write a message to “Shop” there from your phone').waitFor()
    await clear()

    await telegram.say(BEN, 'Hello from my phone')
    await telegram.say(ANN, 'Hello')
    await panel.getByRole('button', { name: 'Look again' }).click()
    const choice = panel.getByLabel('To', { exact: true })
    await choice.waitFor()
    expect(await choice.locator('option').allTextContents()).toEqual(['Ann Lee', 'Ben Fox'])
    await choice.selectOption('Ben Fox')
    const send = panel.getByRole('button', { name: 'Send a test message' })
    await send.click()
    await panel.getByText('Telegram has taken the message.').waitFor()
    expect(telegram.sent.at(-1)!.fields).toMatchObject({
      chat_id: String(BEN.id),
      text: 'This is a test message.'
    })
    await clear()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(380)

    telegram.state.stopped.add(BEN.id)
    await send.click()
    await panel.getByText('not delivered: “Forbidden: bot was blocked by the user”').waitFor()
    const failures = page.getByRole('region', { name: 'Messages that did not arrive' })
    await failures.getByText('Forbidden: bot was blocked by the user').waitFor()

    await choice.selectOption('Ann Lee')
    telegram.state.isTokenRevoked = true
    await send.click()
    await expect
      .poll(() => facts(page))
      .toMatchObject({
        Connection: 'Refused by the service Unauthorized',
        Since: expect.stringMatching(/\d/)
      })
    await panel.getByText('Once Telegram has connected the account').waitFor()
    expect(await panel.getByRole('button').count()).toBe(0)
  })

  longTest('says that the people could not be loaded, and loads them again', async () => {
    const page = await world.openSignedIn('')
    const lists = /\/test-recipients$/
    await page.route(lists, route => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('link', { name: 'Integrations', exact: true }).click()
    telegram.state.isTokenRevoked = false
    await page.getByRole('link', { name: 'Telegram' }).click()
    await field(page, 'Token of the bot').fill(BOT_TOKEN)
    await press(page, 'Save credentials')
    const panel = page.getByRole('region', { name: 'Test message' })
    await panel.getByText('The people who could get it could not be loaded.').waitFor()
    await page.unroute(lists)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await panel.getByLabel('To', { exact: true }).waitFor()
  })
})
