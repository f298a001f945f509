import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { saveSettings } from './settings-screen'
import { ownText, press } from './setting-changes'

let world: PreviewWorld

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the texts' })
const language = (page: Page) => page.getByLabel('Language of the texts')
const savedTexts = async () => (await world.readSettings()).customText

describe('In the console, own texts', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('are found, written in a language, seen in the preview, saved and taken back', async () => {
    const { page, chat, choose } = await world.openPreview()
    await choose('Conversation')
    await language(page).selectOption('fr')
    await search(page).fill('un message input')
    await ownText(page, 'inputPlaceholder').fill('Demandez au boulanger')
    const composer = chat.locator('textarea.message-input')
    await expect.poll(() => composer.getAttribute('placeholder')).toBe('Demandez au boulanger')

    await saveSettings(page)
    expect(await savedTexts()).toEqual({ fr: { inputPlaceholder: 'Demandez au boulanger' } })
    await press(page, 'Undo')
    await expect.poll(savedTexts).toEqual({})
    await expect.poll(() => ownText(page, 'inputPlaceholder').inputValue()).toBe('')
  })

  test('give way to those of the messenger at a press', async () => {
    await world.rest('PATCH', `/integrations/${world.integrationId}`, {
      customText: { en: { back: 'Go back', closeMessenger: 'Away' } }
    })
    const page = await world.openSettings()
    await search(page).fill('go back')
    await press(page, 'Use the text of the messenger: back')
    expect(await ownText(page, 'back').inputValue()).toBe('')
    await saveSettings(page)
    expect(await savedTexts()).toEqual({ en: { closeMessenger: 'Away' } })
  })

  test('say at their field why the server refuses one', async () => {
    const page = await world.openSettings()
    await search(page).fill('uploadProgress')
    const field = ownText(page, 'uploadProgress')
    await page.getByText('Has to contain: {percent}').waitFor()
    await field.fill('Almost there')
    await press(page, 'Save changes')
    await page.getByText(/^must contain \{percent\}\.$/i).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true)
    expect(await savedTexts()).toEqual({})
  })

  test('can be loaded again when they could not be', async () => {
    const page = await world.openSettings()
    const files = /\/ja-\w+\.js/
    await page.route(files, route => route.abort())
    await language(page).selectOption('ja')
    await page.getByText('The texts of the messenger could not be loaded.').waitFor()
    await page.unroute(files)
    await press(page, 'Try again')
    await search(page).fill('headerText')
    await ownText(page, 'headerText').waitFor()
  })

  test('can be looked for in vain, and be read by everyone', async () => {
    const page = await world.openSettings()
    await search(page).fill('no such words')
    await page.getByText('No text has these words.').waitFor()
    await search(page).fill('launcher')
    await language(page).selectOption('ar')
    await ownText(page, 'launcherOpen').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
  })
})
