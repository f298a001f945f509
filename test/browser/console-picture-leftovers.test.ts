import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ICON, isGone, statusOf, upload } from './pictures'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { field, press } from './setting-changes'
import { saveSettings } from './settings-screen'

let world: PreviewWorld

describe('In the console, an uploaded picture', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('is removed when another one is saved in its place', async () => {
    const page = await world.openSettings()
    const replaced = await upload(page)
    const saved = await upload(page)
    expect(await statusOf(replaced)).toBe(200)
    await saveSettings(page)
    await isGone(replaced)
    expect(await statusOf(saved)).toBe(200)
  })

  test('stays as long as “Undo” brings it back, and is then removed', async () => {
    const page = await world.openSettings()
    const first = await upload(page)
    await saveSettings(page)
    const second = await upload(page)
    await saveSettings(page)
    await press(page, 'Undo')
    await expect.poll(() => field(page, ICON).inputValue()).toBe(first)
    expect(await statusOf(first)).toBe(200)
    const third = await upload(page)
    await saveSettings(page)
    await isGone(second)
    expect([await statusOf(first), await statusOf(third)]).toEqual([200, 200])
  })

  test('is removed when the form is left without saving', async () => {
    const page = await world.openSettings()
    const unsaved = await upload(page)
    await page.getByRole('link', { name: 'Inbox' }).click()
    await press(page, 'Leave and lose the changes')
    await isGone(unsaved)
  })

  test('is removed when the page is reloaded without saving', async () => {
    const page = await world.openSettings()
    const unsaved = await upload(page)
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await isGone(unsaved)
  })
})
