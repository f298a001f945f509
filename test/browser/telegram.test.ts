import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOT_TOKEN, startTelegram, type Telegram } from '../channels/telegram'
import { openChatWorld, type ChatWorld } from './chat-world'

const ANN = { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' }

let world: ChatWorld
let telegram: Telegram

describe('A visitor who goes on in Telegram', () => {
  beforeAll(async () => {
    telegram = await startTelegram()
    world = await openChatWorld({ PIPIT_UPSTREAM_TELEGRAM: telegram.url })
    await world.rest('POST', '/integrations', { type: 'telegram', token: BOT_TOKEN })
    await telegram.until(() => telegram.webhook() !== undefined)
  })
  afterAll(async () => {
    await world.close()
    await telegram.close()
  })

  test('follows the link, writes there, and comes back to one conversation', async () => {
    const visitor = await world.visit()
    const { chat, page } = visitor
    await visitor.open()
    await chat.locator('.introduction').getByRole('button', { name: 'Telegram' }).click()
    const way = chat.getByRole('link', { name: 'Open Telegram' })
    await way.waitFor()
    const address = new URL(String(await way.getAttribute('href')))
    expect(address.origin + address.pathname).toBe('https://t.me/shop_bot')

    await telegram.say(ANN, `/start ${address.searchParams.get('start')}`)
    await chat.locator('.channel').getByText('Connected as Ann Lee').waitFor()
    await telegram.say(ANN, 'I am on the train now.')
    const path = `/conversations/${await visitor.conversationId()}`
    await world.rest('POST', `${path}/messages`, {
      author: { type: 'business', displayName: 'Bo' },
      content: { type: 'text', text: 'Have a good journey.' }
    })
    await telegram.until(() => telegram.sent.length === 1)
    expect(telegram.sent[0]!.fields).toMatchObject({ text: 'Have a good journey.' })

    await page.reload()
    await visitor.open()
    await chat.getByText('I am on the train now.').waitFor()
    await chat.getByText('Have a good journey.').waitFor()
    await chat.getByRole('textbox').fill('Back at home.')
    await chat.getByRole('textbox').press('Enter')
    await expect
      .poll(async () => {
        const { messages } = await world.rest<{ messages: any[] }>('GET', `${path}/messages`)
        return messages.map(({ content, source }) => [content.text, source.type])
      })
      .toEqual([
        ['I am on the train now.', 'telegram'],
        ['Have a good journey.', expect.any(String)],
        ['Back at home.', 'web']
      ])
  })
})
