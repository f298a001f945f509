import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOT_TOKEN, startTelegram, type Telegram } from '../channels/telegram'
import { facts, openChannelForm, shownAddress } from './channel-steps'
import { heading, nameField } from './connect-screens'
import { openOne } from './connect-steps'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { field, press } from './setting-changes'
import { longTest } from './short-run'

const ANN = { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' }
const TOKEN = 'Token of the bot'

let world: ConsoleWorld
let telegram: Telegram

describe('In the console, a channel', () => {
  beforeAll(async () => {
    telegram = await startTelegram()
    world = await openConsoleWorld({ PIPIT_UPSTREAM_TELEGRAM: telegram.url })
  })
  beforeEach(() => {
    telegram.state.failing = 0
    telegram.state.stopped.clear()
  })
  afterAll(async () => {
    await world.close()
    await telegram.close()
  })

  test('is connected by its owner, carries messages both ways, and ends once its name is typed', async () => {
    const page = await world.openSignedIn('')
    await openChannelForm(page, 'Telegram')
    const token = field(page, TOKEN)
    expect(await token.getAttribute('type')).toBe('password')
    await press(page, 'Connect')
    await page.getByText('Token of the bot must not be empty.').waitFor()
    await nameField(page).fill('Our bot')
    await token.fill('123:guessed')
    await press(page, 'Connect')
    await page.getByText('Telegram does not accept this account: “Unauthorized”').waitFor()
    expect(await token.inputValue()).toBe('123:guessed')
    expect(await nameField(page).inputValue()).toBe('Our bot')
    await expect.poll(() => token.evaluate(input => input.matches(':focus'))).toBe(true)

    await token.fill(` ${BOT_TOKEN} `)
    await press(page, 'Connect')
    await page.getByText('“Our bot” is saved. Below is what Telegram says to it.').waitFor()
    await heading(page, 'Our bot').waitFor()
    await expect.poll(() => facts(page)).toMatchObject({ Account: 'Shop', Connection: 'Connected' })
    expect(await shownAddress(page)).toBe(telegram.webhook()?.url)
    expect(await token.inputValue()).toBe('')
    await page.goBack()
    await heading(page, 'Connect Integrations').waitFor()

    await telegram.say(ANN, 'Do you bake rye?')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('link', { name: /Do you bake rye/ }).click()
    await page.getByPlaceholder('Write a reply').fill('On Fridays')
    await press(page, 'Send')
    await telegram.until(() => telegram.sent.length === 1)
    expect(telegram.sent[0]!.fields).toMatchObject({ text: 'On Fridays' })

    await openOne(page, 'Our bot')
    const failures = page.getByRole('region', { name: 'Messages that did not arrive' })
    await failures.getByText('There is none.').waitFor()
    telegram.state.stopped.add(ANN.id)
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('link', { name: /On Fridays/ }).click()
    await page.getByPlaceholder('Write a reply').fill('And on Mondays')
    await press(page, 'Send')
    await page.getByText('blocked by the user').first().waitFor()
    await openOne(page, 'Our bot')
    await failures.getByText('Forbidden: bot was blocked by the user').waitFor()
    await failures.getByRole('link', { name: 'Show the conversation' }).click()
    await page.getByPlaceholder('Write a reply').waitFor()

    await openOne(page, 'Our bot')
    await page.getByText('What people write there reaches you no more.').waitFor()
    await page.getByRole('textbox', { name: 'Type its name, Our bot' }).fill('Our bot')
    await press(page, 'Delete integration')
    await page.getByText('“Our bot” is deleted.').waitFor()
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('link', { name: /on Mondays/ }).waitFor()
  })

  longTest(
    'is saved while its service is down, says so, and connects with other credentials',
    async () => {
      const page = await world.openSignedIn('')
      telegram.state.failing = 503
      await openChannelForm(page, 'Telegram')
      await nameField(page).fill('Second bot')
      await field(page, TOKEN).fill(BOT_TOKEN)
      await press(page, 'Connect')
      await heading(page, 'Second bot').waitFor()
      await expect
        .poll(() => facts(page))
        .toMatchObject({
          Account: 'Not checked yet',
          Connection: expect.stringContaining('Not connected yet')
        })

      telegram.state.failing = 0
      await press(page, 'Save credentials')
      await page.getByText('Nothing is changed yet.').waitFor()
      await field(page, TOKEN).fill('123:guessed')
      await press(page, 'Save credentials')
      await page.getByText('Telegram does not accept this account: “Unauthorized”').waitFor()
      expect(await field(page, TOKEN).inputValue()).toBe('123:guessed')
      await field(page, TOKEN).fill(BOT_TOKEN)
      await press(page, 'Save credentials')
      await page.getByText('The credentials are saved.').waitFor()
      expect(await field(page, TOKEN).inputValue()).toBe('')
      await expect
        .poll(() => facts(page))
        .toMatchObject({ Account: 'Shop', Connection: 'Connected' })
      await page.reload()
      await expect.poll(() => facts(page)).toMatchObject({ Connection: 'Connected' })
    }
  )

  longTest('loses nothing that is typed while the server is away', async () => {
    const page = await world.openSignedIn('')
    await openChannelForm(page, 'Telegram')
    await nameField(page).fill('Third bot')
    await field(page, TOKEN).fill(BOT_TOKEN)
    await page.context().setOffline(true)
    await press(page, 'Connect')
    await page.getByText('The server cannot be reached. Check the').first().waitFor()
    expect(await nameField(page).inputValue()).toBe('Third bot')
    expect(await field(page, TOKEN).inputValue()).toBe(BOT_TOKEN)
    await page.context().setOffline(false)
    await press(page, 'Connect')
    await heading(page, 'Third bot').waitFor()
  })
})
