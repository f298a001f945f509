import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pressByKey, tabTo } from './keyboard'
import { longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const FIELDS = [
  { type: 'text', name: 'name', label: 'Your name' },
  { type: 'email', name: 'email', label: 'Your e-mail address' },
  {
    type: 'select',
    name: 'size',
    label: 'Size',
    options: [
      { name: 's', label: 'Small' },
      { name: 'l', label: 'Large' }
    ]
  }
]
const COLOURS = ['blue', 'red', 'green', 'grey']

let world: SharedWorld

/** Opens the messenger and writes, with the keyboard only. */
const converse = async (text: string): Promise<Visitor & { id: string }> => {
  const visitor = await world.visit()
  const { page, launcher, composer, messages, conversationId } = visitor
  await pressByKey(page, launcher)
  await composer.waitFor()
  await tabTo(page, composer)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect.poll(messages).toMatchObject([{ text, status: 'sent' }])
  return { ...visitor, id: await conversationId() }
}

const send = (id: string, content: object) =>
  world.rest('POST', `/conversations/${id}/messages`, { author: { type: 'business' }, content })

describe('The keyboard alone', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('opens the messenger, writes, reads, closes it, and returns the focus to the launcher', async () => {
    const { page, chat, id, launcher, composer } = await converse('Is the blue one back?')
    for (let line = 0; line < 40; line++) await world.say(id, `Line ${line}`)
    await chat.getByText('Line 39').waitFor()

    const list = chat.locator('#conversation')
    const isAtEnd = () =>
      list.evaluate(box => box.scrollTop + box.clientHeight >= box.scrollHeight - 1)
    await expect.poll(isAtEnd).toBe(true)
    await tabTo(page, list, 'Shift+Tab')
    await page.keyboard.press('PageUp')
    await expect.poll(isAtEnd).toBe(false)
    await page.keyboard.press('End')
    await expect.poll(isAtEnd).toBe(true)

    await page.keyboard.press('Escape')
    await composer.waitFor({ state: 'hidden' })
    expect(await launcher.evaluate(button => button === document.activeElement)).toBe(true)
  })

  test('closes the messenger with Escape on the launcher', async () => {
    const { page, composer, launcher } = await converse('Hello')
    await launcher.focus()
    await page.keyboard.press('Escape')
    await composer.waitFor({ state: 'hidden' })
    expect(await launcher.evaluate(button => button === document.activeElement)).toBe(true)
  })

  longTest('closes the messenger with its own button, which returns the focus', async () => {
    const { page, chat, composer, launcher } = await converse('Hello')
    await pressByKey(page, chat.getByRole('button', { name: 'Close chat' }), 'Shift+Tab')
    await composer.waitFor({ state: 'hidden' })
    expect(await launcher.evaluate(button => button === document.activeElement)).toBe(true)
  })

  test('goes back to the button of the page that opened the messenger', async () => {
    const { page, composer } = await world.visit()
    await pressByKey(page, page.getByRole('button', { name: 'Ask us anything' }))
    await composer.waitFor()
    await expect.poll(() => composer.evaluate(field => field.matches(':focus'))).toBe(true)
    await page.keyboard.press('Escape')
    await composer.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('ask')
  })

  longTest('fills in and sends a form', async () => {
    const { page, chat, id, messages } = await converse('Can I try it?')
    await send(id, { type: 'form', fields: FIELDS })
    const { keyboard } = page

    await tabTo(page, chat.getByLabel('Your name'), 'Shift+Tab')
    await keyboard.type('Ada')
    await keyboard.press('Enter')
    await tabTo(page, chat.getByLabel('Your e-mail address'))
    await keyboard.type('ada@example.com')
    await keyboard.press('Enter')
    await tabTo(page, chat.getByLabel('Size'))
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    // Leaving the last field sends the form.
    await keyboard.press('Tab')

    await expect.poll(messages).toMatchObject([{}, {}, { role: 'user', status: 'sent' }])
    const { messages: stored } = await world.rest<{ messages: { content: { type: string } }[] }>(
      'GET',
      `/conversations/${id}/messages`
    )
    expect(stored.at(-1)!.content).toMatchObject({
      type: 'formResponse',
      fields: [{ text: 'Ada' }, { email: 'ada@example.com' }, { select: [{ name: 'l' }] }]
    })
  })

  longTest('scrolls a carousel with arrow keys and with its buttons', async () => {
    const { page, chat, id } = await converse('What is there?')
    const actions = [{ type: 'postback', text: 'Keep it', payload: 'KEEP' }]
    await send(id, { type: 'carousel', items: COLOURS.map(title => ({ title, actions })) })

    const cards = chat.locator('.cards')
    const isSeen = (title: string) =>
      cards.getByText(title, { exact: true }).evaluate(text => {
        const { left, right } = text.closest('.card')!.getBoundingClientRect()
        return left >= -1 && right <= innerWidth + 1
      })
    await cards.waitFor()
    await tabTo(page, cards, 'Shift+Tab')
    expect(await isSeen('grey')).toBe(false)
    await page.keyboard.press('End')
    await expect.poll(() => isSeen('grey')).toBe(true)

    await pressByKey(page, chat.getByRole('button', { name: 'Previous card' }))
    await expect.poll(() => isSeen('green')).toBe(true)
  })

  longTest('sends a file', async () => {
    const { page, chat, messages } = await converse('The gears do not shift.')
    await pressByKey(page, chat.getByRole('button', { name: 'Attach' }), 'Shift+Tab')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      pressByKey(page, chat.getByRole('button', { name: 'File', exact: true }))
    ])
    await chooser.setFiles({
      name: 'gears.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('They do not shift.')
    })
    await expect.poll(messages).toMatchObject([{}, { status: 'sent' }])
    await chat.getByText('gears.txt').waitFor()
  })

  longTest('switches conversations', async () => {
    const { page, chat, id, composer } = await converse('About the blue one')
    const userId = await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id)
    const { conversation } = await world.rest<{ conversation: { id: string } }>(
      'POST',
      '/conversations',
      { type: 'personal', displayName: 'Winter service', participants: [{ userId }] }
    )
    await world.say(conversation.id, 'Time for new brakes.')
    await pressByKey(page, chat.getByRole('button', { name: 'Your conversations' }), 'Shift+Tab')
    await pressByKey(page, chat.getByRole('button', { name: 'Winter service' }))
    await chat.locator('#conversation').getByText('Time for new brakes.').waitFor()
    await tabTo(page, composer)
    await page.keyboard.type('Please.')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => world.stored(conversation.id))
      .toEqual(['Time for new brakes.', 'Please.'])
    expect(await world.stored(id)).toEqual(['About the blue one'])
  })
})
