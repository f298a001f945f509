import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { longTest } from './short-run'
import type { Visitor } from './visitor'

const FIELDS = [
  { type: 'text', name: 'name', label: 'Your name', minSize: 2 },
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
const ANSWERS = [
  { type: 'text', name: 'name', label: 'Your name', text: 'Ada' },
  { type: 'email', name: 'email', label: 'Your e-mail address', email: 'ada@example.com' },
  { type: 'select', name: 'size', label: 'Size', select: [{ name: 'l', label: 'Large' }] }
]
const LOCKED = ['Ada', 'ada@example.com', 'Large']

let world: ChatWorld

interface Stored {
  content: { type: string; text?: string; fields?: unknown[]; submitted?: boolean }
}

/** Opens a visitor's page with a conversation, to which the business sends a form. */
const converse = async () => {
  const visitor = await world.converse('Can I try it?')
  const form = visitor.chat.locator('form')
  return {
    ...visitor,
    form,
    keyboard: visitor.page.keyboard,
    ask: async (fields: object = {}) => {
      await world.rest('POST', `/conversations/${visitor.id}/messages`, {
        author: { type: 'business' },
        content: { type: 'form', fields: FIELDS, ...fields }
      })
      await form.locator('.active').waitFor()
    },
    active: () => form.locator('.active'),
    /** Reads the values of the locked fields. */
    locked: () =>
      form
        .locator('input:read-only, select:disabled')
        .evaluateAll(fields =>
          fields.map(field =>
            field.matches('select') ? field.textContent : (field as HTMLInputElement).value
          )
        ),
    /** Reads the answers of a form that was sent, folded or not. */
    answers: () => form.locator('dd').allTextContents(),
    contents: async () => {
      const { messages } = await world.rest<{ messages: Stored[] }>(
        'GET',
        `/conversations/${visitor.id}/messages`
      )
      return messages.map(({ content }) => content)
    }
  }
}

const focusedLabel = ({ chat }: Visitor) =>
  chat
    .locator('body')
    .evaluate(
      ({ ownerDocument: { activeElement } }) =>
        (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent
    )

const isFocused = (visitor: Visitor) => visitor.composer.evaluate(field => field.matches(':focus'))

describe('A form', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  longTest('asks for a number where its format is one', async () => {
    const { ask, active, form, keyboard, contents } = await converse()
    await ask({ fields: [{ type: 'text', name: 'age', label: 'Your age', format: 'integer' }] })
    expect(await active().getAttribute('inputmode')).toBe('numeric')
    await active().focus()
    await keyboard.type('six')
    await keyboard.press('Enter')
    expect(await form.getByRole('alert').textContent()).toBe('Please check this once more.')
    await active().fill('6')
    await keyboard.press('Enter')
    const answer = { type: 'text', name: 'age', label: 'Your age', text: '6' }
    await expect.poll(contents).toHaveLength(3)
    expect((await contents())[2]).toMatchObject({ type: 'formResponse', fields: [answer] })
  })

  test('can be filled in and sent with the keyboard only, one field after the other', async () => {
    const visitor = await converse()
    const { ask, active, answers, chat, form, keyboard, locked, contents } = visitor
    await ask()
    expect(await isFocused(visitor)).toBe(true)
    expect(await form.locator('input, select').count()).toBe(1)
    expect(await form.textContent()).toContain('1 of 3')

    // From the composer, past its menu and the form's button.
    for (let presses = 0; (await focusedLabel(visitor)) !== 'Your name'; presses++) {
      expect(presses).toBeLessThan(5)
      await keyboard.press('Shift+Tab')
    }
    await keyboard.type('A')
    await keyboard.press('Enter')
    const alert = form.getByRole('alert')
    expect(await alert.textContent()).toBe('At least 2 characters.')
    expect(await active().getAttribute('aria-invalid')).toBe('true')
    expect(await active().getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'))
    await keyboard.type('da')
    await keyboard.press('Enter')
    await expect.poll(() => focusedLabel(visitor)).toBe('Your e-mail address')
    expect(await locked()).toEqual(['Ada'])

    await keyboard.type('ada@')
    await keyboard.press('Enter')
    expect(await alert.textContent()).toBe('Please give a whole e-mail address.')
    await keyboard.type('example.com')
    await keyboard.press('Tab')
    await expect.poll(() => focusedLabel(visitor)).toBe('Size')
    await keyboard.press('Tab')
    expect(await alert.textContent()).toBe('Please fill this in.')
    await keyboard.press('Shift+Tab')
    await keyboard.type('Large')
    await keyboard.press('Tab')

    await chat.locator('form summary').waitFor()
    await expect.poll(contents).toHaveLength(3)
    expect((await contents())[1]).toMatchObject({ type: 'form', submitted: true })
    expect((await contents())[2]).toMatchObject({ type: 'formResponse', fields: ANSWERS })
    await expect.poll(answers).toEqual(LOCKED)
    expect(await active().count()).toBe(0)

    await visitor.page.reload()
    await visitor.open()
    await form.waitFor()
    expect(await answers()).toEqual(LOCKED)
  })

  longTest('keeps partial answers while the messenger is closed', async () => {
    const visitor = await converse()
    const { ask, active, composer, keyboard, launcher, locked } = visitor
    await ask()
    await active().fill('Ada')
    await active().press('Enter')
    await expect.poll(locked).toEqual(['Ada'])
    await keyboard.type('ada@ex')
    await keyboard.press('Escape')
    await composer.waitFor({ state: 'hidden' })
    await launcher.click()
    await composer.waitFor()
    expect(await locked()).toEqual(['Ada'])
    expect(await active().inputValue()).toBe('ada@ex')
    expect(await visitor.chat.getByRole('alert').locator('visible=true').count()).toBe(0)
  })

  longTest(
    'advances with the pointer too, and does not take the focus from another element',
    async () => {
      const visitor = await converse()
      const { ask, active, answers, chat, composer, form, locked } = visitor
      await ask()
      await active().fill('Ada')
      await form.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => focusedLabel(visitor)).toBe('Your e-mail address')
      await active().fill('ada@example.com')
      await composer.click()
      await expect.poll(locked).toEqual(LOCKED.slice(0, 2))
      expect(await isFocused(visitor)).toBe(true)
      await active().selectOption('Large')
      await form.getByRole('button', { name: 'Send' }).click()
      await chat.locator('form summary').waitFor()
      expect(await answers()).toEqual(LOCKED)
    }
  )

  longTest(
    'folds once it is sent, shows its answers once, and unfolds with the keyboard',
    async () => {
      const { ask, active, chat, form, keyboard, page, open } = await converse()
      await ask({ fields: FIELDS.slice(0, 1) })
      await active().fill('Ada')
      await active().press('Enter')
      const answers = form.locator('details')
      await expect.poll(() => answers.innerText()).toBe('Sent\nAda')
      const shown = chat.locator('#conversation').getByText('Ada', { exact: true })
      expect(await shown.locator('visible=true').count()).toBe(1)
      // The form still has the focus.
      await keyboard.press('Tab')
      await keyboard.press('Enter')
      await expect.poll(() => answers.innerText()).toBe('Sent\nYour name\nAda')
      await keyboard.press('Enter')
      await expect.poll(() => answers.innerText()).toBe('Sent\nAda')

      await page.reload()
      await open()
      await expect.poll(() => answers.innerText()).toBe('Sent\nAda')
      expect(await shown.locator('visible=true').count()).toBe(1)
    }
  )

  longTest('stays in sight when it does not fit on the screen before it is sent', async () => {
    const { ask, active, chat, form, keyboard, page } = await converse()
    await page.setViewportSize({ width: 1024, height: 560 })
    await ask()
    await active().fill('Ada')
    await active().press('Enter')
    await keyboard.type('ada@example.com')
    await keyboard.press('Enter')
    await active().selectOption('Large')
    await form.getByRole('button', { name: 'Send' }).click()
    const bottomOf = async (selector: string) => {
      const { y, height } = (await chat.locator(selector).boundingBox())!
      return y + height
    }
    await chat.locator('form summary').waitFor()
    expect(await bottomOf('form')).toBeLessThan(await bottomOf('#conversation'))
  })

  test('keeps the answers while the network is down, and sends them once', async () => {
    const visitor = await converse()
    const { ask, active, answers, form, locked, page, contents } = visitor
    await ask({ fields: FIELDS.slice(0, 1) })
    world.network.setDown(true)
    await active().fill('Ada')
    await active().press('Enter')
    await form.getByText('Sending…').waitFor()
    expect(await locked()).toEqual(['Ada'])
    expect(await active().count()).toBe(0)

    world.network.setDown(false)
    await page.reload()
    await visitor.open()
    await expect.poll(answers).toEqual(['Ada'])
    expect((await contents()).map(({ type }) => type)).toEqual(['text', 'form', 'formResponse'])
  })

  test('blocks the composer until it is sent, where the business sets that', async () => {
    const { ask, active, chat, composer } = await converse()
    const sign = () =>
      chat.getByRole('button', { name: 'Attach' }).locator('path').getAttribute('d')
    const plus = await sign()
    await ask({ fields: FIELDS.slice(0, 1), blockChatInput: true })
    await expect.poll(() => composer.isDisabled()).toBe(true)
    expect(await sign()).not.toBe(plus)
    await active().fill('Ada')
    await active().press('Enter')
    await expect.poll(() => composer.isEnabled()).toBe(true)
    expect(await sign()).toBe(plus)
  })

  longTest('shows in one tab the answers given in another', async () => {
    const { ask, active, answers, page } = await converse()
    await ask({ fields: FIELDS.slice(0, 1) })
    const other = await world.visit({ context: page.context() })
    await other.open()
    await other.chat.locator('form .active').fill('Ada')
    await other.chat.locator('form .active').press('Enter')
    await expect.poll(answers).toEqual(['Ada'])
    expect(await active().count()).toBe(0)
  })
})
