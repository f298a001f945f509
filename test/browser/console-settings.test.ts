import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { SETTING_PATHS } from '../../src/console/model'
import { servePage } from '../util/serve-page'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { gripAt, namesOf, openQuestions } from './questions'
import { checkSettingsScreen, saveSettings } from './settings-screen'
import { field, press, settingChanges } from './setting-changes'
import { firstInShortRun, longTest } from './short-run'

let world: PreviewWorld

const addressOf = () => `#/${world.server.demo.appId}/settings/${world.integrationId}`

const openSettings = (options?: BrowserContextOptions) => world.openSettings(options)

const pickUp = async (page: Page, number: number) => {
  const { x, y } = await gripAt(page, number)
  await page.mouse.move(x, y)
  await page.mouse.down()
}

const ROWS = settingChanges({
  get icon() {
    return world.icon
  },
  get lineId() {
    return world.lineId
  }
})

/** Fields with what the server refuses in them, and why. */
const REFUSED: [label: string, text: string, problem: RegExp][] = [
  ['Width of the button', 'wide', /must be a whole number of pixels from 1 to 9999/],
  ['Name of the business', 'x'.repeat(101), /must have at most 100 characters/],
  ['Brand colour', 'greenish', /must be 3 or 6 hex digits/],
  ['Icon of the business', 'not an address', /Icon of the business/]
]

describe('In the console, the settings of a web integration', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('each have a row here', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...SETTING_PATHS].sort())
  })

  test('are all changed in one request, and one press of Undo puts all back', async () => {
    const before = await world.readSettings()
    const page = await openSettings()
    const bodies: object[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') bodies.push(request.postDataJSON() as object)
    })
    for (const row of Object.values(ROWS)) await row.change(page)
    await page.getByText(`${SETTING_PATHS.length} changes not saved`).waitFor()
    expect(await world.readSettings()).toEqual(before)
    await saveSettings(page)
    expect(bodies).toHaveLength(1)
    const after = await world.readSettings()
    for (const [path, row] of Object.entries(ROWS))
      expect(row.read(after), path).toEqual(row.value())

    await page.reload()
    await expect.poll(() => field(page, 'Name of the business').inputValue()).toBe('Ann & Co')
    expect(await field(page, 'Origin 1').inputValue()).toBe('https://shop.example')
    await field(page, 'Name of the business').fill('Ann alone')
    await saveSettings(page)
    await press(page, 'Undo')
    await page.getByText('The former settings are back.').waitFor()
    expect(await world.readSettings()).toEqual(after)
    expect(await field(page, 'Name of the business').inputValue()).toBe('Ann & Co')
  })

  longTest(
    'are undone together, and those that were not set follow the defaults again',
    async () => {
      const before = await world.readSettings()
      const page = await openSettings()
      for (const row of Object.values(ROWS)) await row.change(page)
      await saveSettings(page)
      await press(page, 'Undo')
      await page.getByText('The former settings are back.').waitFor()
      const { prechatCapture, ...others } = await world.readSettings()
      const { prechatCapture: prechatBefore, ...othersBefore } = before
      expect(others).toEqual(othersBefore)
      expect(prechatCapture).toEqual(prechatBefore)
    }
  )

  test('list origins that are refused lately, and let in by one press and a save', async () => {
    await world.rest('PATCH', `/integrations/${world.integrationId}`, {
      originWhitelist: ['https://shop.example']
    })
    const ask = async (origin: string) => {
      const config = `${world.server.url}/sdk/v1/integrations/${world.integrationId}/config`
      return (await fetch(config, { headers: { origin } })).status
    }
    const page = await openSettings()
    const refused = page.getByRole('region', { name: 'Refused lately' })
    await refused.getByText('No page of another origin came.').waitFor()
    expect(await ask('https://www.shop.example')).toBe(403)

    const calls = /\/page-loads/
    await page.route(calls, route => route.abort())
    await page.reload()
    await refused.getByText('The refused origins could not be loaded.').waitFor()
    await page.unroute(calls)
    await refused.getByRole('button', { name: 'Try again' }).click()
    await refused.getByText('once, last').waitFor()
    await press(page, 'Allow https://www.shop.example')
    await refused.getByText('https://www.shop.example is in the list above.').waitFor()
    expect(await field(page, 'Origin 2').inputValue()).toBe('https://www.shop.example')
    expect(await refused.evaluate(region => region === document.activeElement)).toBe(true)
    expect(await ask('https://www.shop.example')).toBe(403)
    await saveSettings(page)
    expect(await ask('https://www.shop.example')).toBe(200)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('are seen on a page of another origin that is loaded afterwards', async () => {
    const page = await openSettings()
    await field(page, 'Width of the button').fill('90')
    await saveSettings(page)
    const site = await servePage(
      `<!doctype html><html lang="en"><title>Shop</title><script src="${world.server.url}/cdn/5/pipit.js"></script>
      <script>Pipit.init({ integrationId: '${world.integrationId}', configBaseUrl: '${world.server.url}' })</script></html>`
    )
    onTestFinished(() => site.close())
    const visitor = await (await world.browser.newContext()).newPage()
    onTestFinished(() => visitor.context().close())
    await visitor.goto(site.url)
    await expect
      .poll(async () => (await visitor.locator('#messenger-button').boundingBox())?.width)
      .toBe(90)
  })

  test('say at each field why the server refuses it, and keep all', async () => {
    const page = await openSettings()
    await field(page, 'Height of the button').fill('77')
    for (const [label, text, problem] of firstInShortRun(REFUSED, 1)) {
      const input = field(page, label)
      await input.fill(text)
      await press(page, 'Save changes')
      await page.getByRole('alert').getByText('Not saved').waitFor()
      await expect.poll(() => input.evaluate(e => e === document.activeElement)).toBe(true)
      expect(await input.getAttribute('aria-invalid')).toBe('true')
      expect(await input.evaluate(e => e.closest('.setting')?.textContent)).toMatch(problem)
      expect(await input.inputValue()).toBe(text)
      expect((await world.readSettings()).buttonHeight).toBe('58')
      await input.fill('')
    }
    await saveSettings(page)
    expect((await world.readSettings()).buttonHeight).toBe('77')
  })

  test('say which origin is none', async () => {
    const page = await openSettings()
    await field(page, 'Who may show the messenger').selectOption('Only pages of these origins')
    await page.getByText('With an empty list, no page shows the messenger.').waitFor()
    await field(page, 'Origin 1').fill('https://*.shop.example')
    await press(page, 'Save changes')
    await page
      .getByText(
        /Allowed origins must hold origins such as .*“https:\/\/\*\.shop\.example” is none/
      )
      .waitFor()
    await expect
      .poll(() => field(page, 'Origin 1').evaluate(e => e === document.activeElement))
      .toBe(true)
    await press(page, 'Add origin')
    await field(page, 'Origin 2').fill('http://localhost:8080')
    await press(page, 'Remove origin 1')
    await saveSettings(page)
    expect((await world.readSettings()).originWhitelist).toEqual(['http://localhost:8080'])
  })

  longTest('warn of a colour that is hard to see', async () => {
    const page = await openSettings()
    await field(page, 'Brand colour').fill('#ffee00')
    await page.getByText('Hard to see on a light page: choose a darker colour.').waitFor()
    await field(page, 'Brand colour').fill('1f6f5c')
    await page.getByText('Words on it are white, and can be read by everyone.').waitFor()
    expect(await page.getByText('Hard to see').count()).toBe(0)
  })

  test('are not left unsaved without a question', async () => {
    const page = await openSettings()
    await field(page, 'Name of the business').fill('Half done')
    await page.getByRole('link', { name: 'Inbox' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    expect(await field(page, 'Name of the business').inputValue()).toBe('Half done')
    expect(page.url()).toContain(addressOf())

    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()

    await page.getByRole('link', { name: 'Inbox' }).click()
    await question.getByRole('button', { name: 'Leave and lose the changes' }).click()
    await page.locator('[aria-current=page]', { hasText: 'Inbox' }).waitFor()
    await page.evaluate(address => (location.hash = address), addressOf())
    await expect.poll(() => field(page, 'Name of the business').inputValue()).toBe('')
    await field(page, 'Name of the business').fill('Discarded')
    await press(page, 'Discard')
    expect(await field(page, 'Name of the business').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.locator('[aria-current=page]', { hasText: 'Inbox' }).waitFor()
  })

  longTest('can be loaded, saved and undone again when the server was away', async () => {
    const page = await openSettings()
    const calls = /\/v2\/apps\/\w+\/integrations/
    await field(page, 'Name of the business').fill('Late')
    await page.route(calls, route => route.abort())
    await press(page, 'Save changes')
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    expect(await field(page, 'Name of the business').inputValue()).toBe('Late')
    await page.unroute(calls)
    await saveSettings(page)
    await page.route(calls, route => route.abort())
    await press(page, 'Undo')
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    await page.unroute(calls)
    await press(page, 'Undo')
    await page.getByText('The former settings are back.').waitFor()
    expect((await world.readSettings()).businessName).toBeNull()

    await page.route(calls, route => route.abort())
    await page.reload()
    await page.getByText('The integration could not be loaded.').waitFor()
    await page.unroute(calls)
    await press(page, 'Try again')
    await field(page, 'Name of the business').waitFor()
  })

  longTest('list channels again after they could not be loaded', async () => {
    const page = await world.openSignedIn('')
    const lists = /\/integrations\?/
    await page.route(lists, route => route.abort())
    await page.evaluate(address => (location.hash = address), addressOf())
    await field(page, 'Which channels').selectOption('Only these')
    await page.getByText('No channel is offered.').waitFor()
    await page.getByText('The channels could not be loaded.').waitFor()
    await page.unroute(lists)
    await press(page, 'Try again')
    await press(page, 'Add LINE, Bread on LINE')
    await press(page, 'Remove LINE, Bread on LINE')
    await page.getByText('No channel is offered.').waitFor()
  })

  longTest('are reached from the list, and only a messenger on the web has them', async () => {
    const page = await openSettings()
    await page.getByRole('link', { name: 'Integrations', exact: true }).click()
    await page.getByRole('link', { name: 'Shop page' }).click()
    await page.getByRole('link', { name: 'Settings of the messenger' }).click()
    await field(page, 'Brand colour').waitFor()
    expect(page.url()).toContain(addressOf())
    await page.evaluate(
      address => (location.hash = address),
      `#/${world.server.demo.appId}/settings/${world.lineId}`
    )
    await page.getByText('This integration is no messenger on the web').waitFor()
    await page.getByRole('link', { name: 'Show all integrations' }).click()
    await page.getByRole('link', { name: 'Bread on LINE' }).click()
    await page.getByRole('heading', { name: 'Bread on LINE' }).waitFor()
    expect(await page.getByRole('link', { name: 'Settings of the messenger' }).count()).toBe(0)
  })

  longTest('ask questions before the chat in an order, of each kind', async () => {
    const page = await openSettings()
    await press(page, 'Ask your own questions')
    await press(page, 'Add question: Choice')
    const choice = page.getByRole('region', { name: 'Question 3' })
    await choice.getByLabel('Label', { exact: true }).fill('What is it about?')
    await choice.getByLabel('Label of option 1').fill('Bread')
    await choice.getByRole('button', { name: 'Add option' }).click()
    await press(page, 'Save changes')
    await page.getByRole('alert').getByText('Not saved').waitFor()
    const missing = choice.getByLabel('Label of option 2')
    await expect.poll(() => missing.evaluate(e => e === document.activeElement)).toBe(true)
    await missing.fill('Cake')
    await press(page, 'Move What is it about? up')
    await press(page, 'Move What is it about? up')
    await page.getByText('What is it about? is number 1 of 3.').waitFor()
    await page.getByText('The answer becomes the visitor’s address').waitFor()
    await press(page, 'Remove Your name')
    await press(page, 'Add question: Text')
    const text = page.getByRole('region', { name: 'Question 3' })
    await text.getByLabel('Label', { exact: true }).fill('Order')
    await text.getByLabel('Placeholder').fill('12345')
    await text.getByLabel('Shortest answer').fill('5')
    await text.getByLabel('Longest answer').fill('8')
    await saveSettings(page)
    expect((await world.readSettings()).prechatCapture.fields).toEqual([
      {
        type: 'select',
        name: 'choice',
        label: 'What is it about?',
        options: [
          { name: 'option', label: 'Bread' },
          { name: 'option2', label: 'Cake' }
        ]
      },
      { type: 'email', name: 'email', label: 'Your e-mail address' },
      { type: 'text', name: 'text', label: 'Order', placeholder: '12345', minSize: 5, maxSize: 8 }
    ])
    await press(page, 'Back to the standard questions')
    await saveSettings(page)
    expect((await world.readSettings()).prechatCapture.fields).toBeUndefined()
  })

  test('ask questions in an order that is changed by drag and drop, while the page scrolls', async () => {
    const page = await openQuestions(world, { viewport: { width: 1280, height: 600 } })
    for (const type of ['Text', 'Choice', 'Text', 'Text'])
      await press(page, `Add question: ${type}`)
    const before = ['name', 'email', 'text', 'choice', 'text2', 'text3']
    expect(await namesOf(page)).toEqual(before)

    await pickUp(page, 1)
    await page.mouse.move(400, 590)
    await page.locator('[data-drop=after] [aria-label="Question 6"]').waitFor()
    await page.mouse.up()
    await expect.poll(() => namesOf(page)).toEqual([...before.slice(1), 'name'])
    await page.getByText('Your name is number 6 of 6.').waitFor()

    await pickUp(page, 5)
    await page.mouse.move(400, 5)
    await page.locator('[data-drop=before] [aria-label="Question 1"]').waitFor()
    await page.mouse.up()
    const after = ['text3', 'email', 'text', 'choice', 'text2', 'name']
    await expect.poll(() => namesOf(page)).toEqual(after)

    await pickUp(page, 1)
    await page.mouse.move(400, 590)
    await page.locator('[data-drop]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-drop]').waitFor({ state: 'detached' })
    await page.mouse.up()
    expect(await namesOf(page)).toEqual(after)
  })

  longTest('can be read by everyone', () => checkSettingsScreen(world))
})
