import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld, type Visitor } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'

interface Reply {
  id: string
  name: string
  text: string
  content: object
}

const CAROUSEL = {
  type: 'carousel',
  items: [
    {
      title: 'A robin for {{visitor.name|you}}',
      actions: [{ type: 'postback', text: 'Order', payload: 'ROBIN' }]
    }
  ]
}

let world: ConsoleWorld
let app: Rest

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: /^Write a (reply|note)/ })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option')
const stored = async () =>
  (await app<{ savedReplies: Reply[] }>('GET', '/saved-replies')).savedReplies
const save = (name: string, content: object) => app('POST', '/saved-replies', { name, content })
const open = (address: string) => world.openSignedIn(`#/${world.server.demo.appId}/${address}`)

const openThread = async (name: string) => {
  const visitor = await world.visit('A question', { givenName: name })
  const page = await open('inbox')
  await rowOf(page, name).click()
  await field(page).waitFor()
  return { page, visitor }
}
/** Contents of what the business has sent, oldest first. */
const sent = async ({ conversationId }: Visitor) => {
  const { messages } = await app<{ messages: { author: { type: string }; content: object }[] }>(
    'GET',
    `/conversations/${conversationId}/messages`
  )
  return messages.flatMap(({ author, content }) => (author.type === 'business' ? content : []))
}

describe('In the console, templates', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    for (const { id } of await stored()) await app('DELETE', `/saved-replies/${id}`)
  })

  test('are composed with a preview, refused with a reason at the field, and changed', async () => {
    const page = await open('replies')
    await button(page, 'New template').focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: 'New template', exact: true })
    const name = dialog.getByLabel('Name', { exact: true })
    await expect.poll(() => isFocused(name)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByText('Name must not be empty.').waitFor()
    expect(await isFocused(name)).toBe(true)
    await name.fill('Right?')
    await dialog.getByLabel('Text', { exact: true }).fill('Is that right, {{visitor.nme}}?')
    await dialog.getByLabel('Label of button 1').fill('Yes')
    await dialog.getByRole('combobox', { name: 'Kind of button 1' }).selectOption('Quick reply')
    await preview(page).getByText('Yes').waitFor()
    await button(page, 'Save reply').click()
    await dialog.getByText('{{visitor.nme}} is no placeholder.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await dialog.getByLabel('Text', { exact: true }).fill('Is that right, {{visitor.name}}?')
    await button(page, 'Save reply').click()
    await page.getByText('The reply “Right?” is saved.').waitFor()
    const actions = [{ type: 'reply', text: 'Yes', payload: 'Yes' }]
    const content = { type: 'text', text: 'Is that right, {{visitor.name}}?', actions }
    expect(await stored()).toMatchObject([{ name: 'Right?', content }])
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await save('Other', CAROUSEL)
    await button(page, 'Edit Right?').click()
    await name.waitFor({ state: 'detached' })
    const edited = page.getByRole('dialog', { name: 'Edit reply', exact: true })
    expect(await edited.getByLabel('Label of button 1').inputValue()).toBe('Yes')
    await edited.getByLabel('Name', { exact: true }).fill('OTHER')
    await button(page, 'Save reply').click()
    await edited.getByRole('alert').getByText('Another reply has this name.').waitFor()
    await edited.getByLabel('Name', { exact: true }).fill('Correct?')
    await button(page, 'Save reply').click()
    await page.getByRole('heading', { name: 'Correct?' }).waitFor()
    expect(await stored()).toMatchObject([{ name: 'Correct?', content }, { name: 'Other' }])
  })

  test('of a program keep what the console has no fields for', async () => {
    await save('Line', { type: 'text', htmlText: '<u>Hello</u>' })
    const [before] = await stored()
    const page = await open('replies')
    await button(page, 'Edit Line').click()
    const dialog = page.getByRole('dialog', { name: 'Edit reply', exact: true })
    await dialog.getByText('A program has made this message.').waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill('Below')
    await button(page, 'Save reply').click()
    await page.getByText('The reply “Below” is saved.').waitFor()
    expect(await stored()).toEqual([{ ...before, name: 'Below' }])

    const { page: thread, visitor } = await openThread('Ned')
    await field(thread).fill('/bel')
    await options(thread).first().click()
    await expect.poll(() => field(thread).inputValue()).toBe('%((template:Below))')
    await preview(thread).getByText('Hello').waitFor()
    await field(thread).press('Enter')
    await expect.poll(() => sent(visitor)).toMatchObject([before!.content])
  })

  test('that are chosen stand in the field, or open in their window', async () => {
    await save('Sure', {
      type: 'text',
      text: 'Is it right?',
      actions: [{ type: 'reply', text: 'Yes', payload: 'YES' }]
    })
    await save('Bird', CAROUSEL)
    const { page, visitor } = await openThread('Oda')
    await field(page).fill('/sure')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page).inputValue()).toBe('Is it right?\n%[Yes](reply:YES)')
    await preview(page).getByText('Yes').waitFor()

    await field(page).fill('/bird')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Carousel', exact: true })
    await dialog.waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('A robin for Oda')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([{ items: [{ title: 'A robin for Oda' }] }])
    expect(await field(page).inputValue()).toBe('')

    await button(page, 'Note').click()
    await field(page).fill('/bird')
    expect(await options(page).count()).toBe(0)
  })

  test('are named in a reply, with a preview, and not sent when there is none', async () => {
    await save('Bird', CAROUSEL)
    await save('Long', { type: 'text', text: 'x'.repeat(4_000) })
    const { page, visitor } = await openThread('Pia')
    await field(page).fill('%((template:Burd))')
    await page.getByRole('alert').getByText('There is no saved reply “Burd”.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await field(page).press('Enter')
    expect(await field(page).inputValue()).toBe('%((template:Burd))')
    await field(page).fill('Look: %((template:Bird))')
    await page.getByText('Nothing can stand beside it.').waitFor()
    await field(page).fill(`${'y'.repeat(97)} %((template:Long))`)
    await page.getByText('2 characters too many').waitFor()
    await field(page).press('Enter')
    await field(page).fill('%((template:bird))')
    await preview(page).getByText('A robin for Pia').waitFor()
    await field(page).press('Enter')
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([{ items: [{ title: 'A robin for Pia' }] }])
    expect(await sent(visitor)).toHaveLength(1)

    // What is sent before the list is there anew is read by the server.
    const bird = (await stored()).find(({ name }) => name === 'Bird')
    await app('PATCH', `/saved-replies/${bird?.id}`, { content: { type: 'text', text: 'A wren' } })
    let load = () => {}
    const mayLoad = new Promise<void>(resolve => (load = resolve))
    await page.route('**/saved-replies', async route => {
      await mayLoad
      await route.continue()
    })
    await field(page).fill('%((template:bird))')
    await field(page).press('Enter')
    await expect.poll(() => sent(visitor)).toMatchObject([{}, { type: 'text', text: 'A wren' }])
    load()
  })
})
