import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAccessibilityProblems } from './find-accessibility-problems'
import type { PreviewWorld } from './preview-world'
import { field, press, settingChanges } from './setting-changes'

/** Saves what was changed in the settings of a messenger. */
export const saveSettings = async (page: Page) => {
  await press(page, 'Save changes')
  await page.getByText('Saved: ').waitFor()
}

/** Checks that everybody can read the settings, a field's error and the question about leaving. */
export const checkSettingsScreen = async (
  world: PreviewWorld,
  options: BrowserContextOptions = {},
  dir: 'ltr' | 'rtl' = 'ltr'
) => {
  const page = await world.openSettings(options)
  const check = async () =>
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
  await page.evaluate(dir => (document.documentElement.dir = dir), dir)
  const changes = settingChanges(world)
  for (const path of ['starters', 'originWhitelist', 'integrationOrder'] as const) {
    await changes[path].change(page)
  }
  await press(page, 'Ask your own questions')
  await press(page, 'Add question: Choice')
  await field(page, 'Brand colour').fill('ffee0')
  await press(page, 'Save changes')
  await page.getByRole('alert').getByText('Not saved').waitFor()
  await check()
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  await field(page, 'Brand colour').fill('ffee00')
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('alertdialog').waitFor()
  await check()
}
