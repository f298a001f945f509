import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tabTo } from './keyboard'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { gripAt, namesOf, openQuestions } from './questions'
import { field, press } from './setting-changes'

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }

let world: PreviewWorld

describe('In the console, the settings of a web integration', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('are changed and undone with the keyboard alone', async () => {
    const page = await world.openSettings()
    await tabTo(page, field(page, 'Width of the button'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('64')
    await tabTo(page, page.getByRole('switch', { name: 'Preview of messages' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Save changes' }))
    await page.keyboard.press('Enter')
    await page.getByText('Saved: 2 changes.').waitFor()
    expect(await world.readSettings()).toMatchObject({ buttonWidth: '64', preview: false })
    await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByText('The former settings are back.').waitFor()
    expect(await world.readSettings()).toMatchObject({ buttonWidth: '58', preview: true })
  })

  test('ask questions in an order that is changed with a finger', async () => {
    const page = await openQuestions(world, PHONE)
    const { x, y } = await gripAt(page, 1)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
    await touch('touchStart', [{ x, y }])
    await touch('touchMove', [{ x, y: y + 30 }])
    await touch('touchMove', [{ x, y: PHONE.viewport.height - 5 }])
    await page.locator('[data-drop=after] [aria-label="Question 2"]').waitFor()
    await touch('touchEnd', [])
    await expect.poll(() => namesOf(page)).toEqual(['email', 'name'])
  })

  test('ask questions in an order that is changed by the keyboard', async () => {
    const page = await openQuestions(world)
    await press(page, 'Add question: Text')
    await press(page, 'Move Your name down')
    await press(page, 'Move Your name down')
    const labels = () => namesOf(page)
    await expect.poll(labels).toEqual(['email', 'text', 'name'])
    await page.getByText('Your name is number 3 of 3.').waitFor()

    const down = page.getByRole('button', { name: 'Move Your e-mail address down' })
    await tabTo(page, down, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(labels).toEqual(['text', 'name', 'email'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(labels).toEqual(['text', 'name'])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Add question: Text')
  })
})
