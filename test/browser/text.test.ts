import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Message } from '../../src/protocol'
import payloads from '../fixtures/sanitiser/expect.json'
import { servePage, type ServedPage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript } from './host-page'
import { longTest } from './short-run'

let world: SharedWorld
/** A page to open in a webview. */
let seats: ServedPage
/** A page of a business without a policy. */
let shop: ServedPage

const ask = (conversationId: string, text: string, ...actions: object[]) =>
  world.rest('POST', `/conversations/${conversationId}/messages`, {
    author: { type: 'business' },
    content: { type: 'text', text, ...(actions.length && { actions }) }
  })

const choose = () => ({
  type: 'webview',
  uri: seats.url,
  fallback: seats.url,
  text: 'Choose a seat'
})

interface Stored {
  content: { type: string; text?: string; payload?: string; coordinates?: object }
  metadata?: object
}

const newestOf = async (conversationId: string) => {
  const { messages } = await world.rest<{ messages: Stored[] }>(
    'GET',
    `/conversations/${conversationId}/messages`
  )
  return messages.at(-1)!
}

/** Returns whether any test script or payload has run on a page. */
const watchScripts = (page: Page) => {
  const said: string[] = []
  page.on('dialog', dialog => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  return said
}

describe('A text message', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
    seats = await servePage('<title>Seats</title><button>Window seat</button>')
    shop = await servePage(pageWithScript(world))
  })
  afterAll(async () => {
    await seats.close()
    await shop.close()
    await world.close()
  })

  test('offers replies under the newest message only, and sends the chosen one', async () => {
    const { chat, id, composer } = await world.converse('Is the blue one back?')
    const yes = { type: 'reply', text: 'Keep it', payload: 'KEEP', metadata: { bike: 7 } }
    await ask(id, 'It is.', yes, { type: 'reply', text: 'No, thank you', payload: 'NO' })
    const chip = chat.getByRole('button', { name: 'Keep it' })
    await chip.waitFor()
    await chip.focus()
    await chip.press('Enter')
    await expect
      .poll(() => newestOf(id))
      .toMatchObject({
        content: { type: 'text', text: 'Keep it', payload: 'KEEP' },
        metadata: { bike: 7 }
      })
    await chat.locator('.chips').waitFor({ state: 'hidden' })
    const focused = chat.locator('#conversation')
    expect(await focused.evaluate(list => list.ownerDocument.activeElement === list)).toBe(true)
    await composer.press('Shift+Tab')
    expect(await chat.locator('.chip:focus').count()).toBe(0)
  })

  longTest(
    'sends the location of the visitor when the browser allows it, and shows why when not',
    async () => {
      const visitor = await world.converse('Where are you?', {
        geolocation: { latitude: 52.5, longitude: 13.4 }
      })
      const { chat, id, page } = visitor
      await ask(id, 'Here.', { type: 'locationRequest', text: 'Share where you are' })
      await chat.getByRole('button', { name: 'Share where you are' }).click()
      await chat.getByRole('alert').getByText('not allowed in this browser').waitFor()
      await page.context().grantPermissions(['geolocation'])
      await chat.getByRole('button', { name: 'Try again' }).click()
      await expect
        .poll(() => newestOf(id))
        .toMatchObject({ content: { type: 'location', coordinates: { lat: 52.5, long: 13.4 } } })
    }
  )

  test('sends a postback, and its button can be used again after a failure', async () => {
    const { chat, id, page } = await world.converse('Is there a blue one?')
    await ask(id, 'Yes.', { type: 'postback', text: 'Keep it', payload: 'KEEP' })
    const button = chat.getByRole('button', { name: 'Keep it' })
    await page.route('**/postbacks', route => route.abort(), { times: 1 })
    await button.click()
    await chat.getByRole('alert').getByText('That did not get through.').waitFor()
    const answered = page.waitForResponse('**/postbacks')
    await chat.getByRole('button', { name: 'Try again' }).click()
    expect((await answered).status()).toBe(200)
    await chat.locator('.action.done').waitFor()
    await chat.locator('.action.idle').waitFor()
  })

  test('opens a webview inside with the focus in it, and returns the focus', async () => {
    const { chat, id, page } = await world.converse('May I choose a seat?', { url: shop.url })
    await ask(id, 'Please do.', { ...choose(), size: 'tall' })
    const button = chat.getByRole('button', { name: 'Choose a seat' })
    const dialog = chat.getByRole('dialog', { name: 'Choose a seat' })
    await button.click()
    const seat = chat.frameLocator('.webview iframe').getByRole('button', { name: 'Window seat' })
    await seat.waitFor()
    const sandbox = await dialog.locator('iframe').getAttribute('sandbox')
    expect(sandbox).not.toMatch('allow-top-navigation')

    const closer = chat.getByRole('button', { name: 'Close page' })
    const beside = chat.getByRole('link', { name: 'Open in a new tab' })
    const hasFocus = (place: Locator) =>
      place.evaluate(found => found === found.ownerDocument.activeElement)
    for (const place of [closer, beside, seat, closer]) {
      await expect.poll(() => hasFocus(place)).toBe(true)
      await page.keyboard.press('Tab')
    }
    await closer.press('Shift+Tab')
    expect(await hasFocus(dialog.locator('iframe'))).toBe(true)

    await closer.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(button)).toBe(true)
  })

  longTest('links out of the messenger to a page that may not be framed', async () => {
    const { chat, id } = await world.converse('May I choose a seat?')
    await ask(id, 'Please do.', { ...choose(), fallback: 'https://seats.example/plain' })
    await chat.getByRole('button', { name: 'Choose a seat' }).click()
    const link = chat.getByRole('dialog').getByRole('link', { name: 'Choose a seat' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('https://seats.example/plain')
  })

  longTest('opens a webview by itself when it arrives, not when it is read again', async () => {
    const { chat, id, page, open } = await world.converse('May I choose a seat?')
    const read = { author: { type: 'business' }, type: 'conversation:read' }
    await world.rest('POST', `/conversations/${id}/activity`, read)
    // The code that watches for arriving messages has loaded with the code that marks messages as
    // read.
    await chat.locator('.status.read').waitFor()
    await ask(id, 'Please do.', { ...choose(), openOnReceive: true })
    const dialog = chat.getByRole('dialog', { name: 'Choose a seat' })
    await dialog.waitFor()
    await chat.getByRole('button', { name: 'Close page' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await open()
    await chat.getByRole('button', { name: 'Choose a seat' }).waitFor()
    await ask(id, 'Which one?')
    await chat.getByText('Which one?').waitFor()
    expect(await dialog.count()).toBe(0)
  })

  test('executes nothing in its text or its tags', async () => {
    const { chat, id, page, open } = await world.converse('Hello')
    const said = watchScripts(page)
    await page.route(`**/conversations/${id}/messages?*`, route => {
      const messages = payloads.flatMap(({ payload }, index) =>
        [{ text: payload }, { text: 'tags', htmlText: payload }].map((words, which) => ({
          ...words,
          id: String(index * 2 + which).padStart(24, '0'),
          type: 'text',
          role: 'business',
          received: '2026-01-05T12:00:00.000Z',
          source: { type: 'api:conversations' }
        }))
      ) as Message<string>[]
      return route.fulfill({ json: { messages, hasMore: false } })
    })
    await page.reload()
    await open()
    await chat
      .locator('.html')
      .nth(payloads.length - 1)
      .waitFor({ state: 'attached' })
    const shown = await chat
      .locator('.bubble')
      .evaluateAll(bubbles =>
        bubbles.filter(bubble => !bubble.querySelector('.html')).map(bubble => bubble.textContent)
      )
    expect(shown).toEqual(expect.arrayContaining(payloads.map(({ payload }) => payload)))
    expect(await chat.locator('.bubble :is(script, img, svg, iframe, form, style)').count()).toBe(0)
    expect(said).toEqual([])
  })

  test('that executed something would be detected by this test', async () => {
    const page = await (await world.visit()).page.context().newPage()
    const said = watchScripts(page)
    for (const { payload } of payloads.slice(0, 40)) await page.setContent(payload)
    await expect.poll(() => said.length).toBeGreaterThan(0)
  })
})
