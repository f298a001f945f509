import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import type { Visitor, WithPipit } from './visitor'

let world: SharedWorld

const openSettings = async ({ chat }: Visitor, name = 'Settings') => {
  await chat.locator('#header').getByRole('button', { name }).click()
  await chat.locator('#settings').waitFor()
}

describe('Settings of a visitor', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('show the messenger in the language that was chosen, also after a reload', async () => {
    const visitor = await world.converse('Hello')
    const { chat, launcher, page } = visitor
    const root = chat.locator('#app')
    await openSettings(visitor)
    await chat.getByLabel('Language').selectOption('العربية')
    await chat.getByRole('heading', { name: 'الإعدادات' }).waitFor()
    await expect.poll(() => root.getAttribute('dir')).toBe('rtl')
    await expect.poll(() => launcher.getAttribute('aria-label')).not.toMatch(/[a-z]/i)

    await page.reload()
    await visitor.open()
    await expect.poll(() => root.getAttribute('lang')).toBe('ar')
    await openSettings(visitor, 'الإعدادات')
    await chat.getByLabel('اللغة').selectOption('English')
    await chat.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await root.getAttribute('dir')).toBe('ltr')
    await chat.getByRole('button', { name: 'Back' }).click()
    await expect.poll(visitor.texts).toEqual(['Hello'])
  })

  test('are reached and changed by keyboard, and stored under a key of the integration', async () => {
    const visitor = await world.visit()
    await visitor.open()
    const { chat, page } = visitor
    const button = chat.locator('#header').getByRole('button', { name: 'Settings' })
    await button.focus()
    await page.keyboard.press('Enter')
    await chat.locator('#settings').waitFor()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => chat.getByLabel('Language').evaluate(field => field.matches(':focus')))
      .toBe(true)
    await page.keyboard.press('Tab')
    const sound = chat.getByRole('switch', { name: 'Sound for new messages' })
    expect(await sound.isChecked()).toBe(true)
    await page.keyboard.press('Space')
    expect(await sound.isChecked()).toBe(false)
    expect(await visitor.stored()).toEqual({
      [`pipit.${world.server.demo.integrationId}.silent`]: 'yes'
    })
  })

  test('do not offer sound where the business has turned it off', async () => {
    const visitor = await world.visit()
    const { chat, page } = visitor
    await page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.updateSettings({ soundNotificationEnabled: false })
    )
    await visitor.open()
    await openSettings(visitor)
    await chat.getByLabel('Language').waitFor()
    expect(await chat.getByRole('switch').count()).toBe(0)
  })
})
