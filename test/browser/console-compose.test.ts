import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld, type Visitor } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'
import { firstInShortRun, longTest } from './short-run'

const PICTURE = 'https://pictures.invalid/robin.png'
/** Kinds of messages that consist of items, with their types. */
const CARDS: [kind: string, type: string][] = [
  ['Carousel', 'carousel'],
  ['List', 'list']
]
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

let world: ConsoleWorld
let app: Rest

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a reply', exact: true })
const log = (page: Page) => page.getByRole('log')
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

const openThread = async (name: string, options?: BrowserContextOptions) => {
  const visitor = await world.visit('A question', { givenName: name })
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`, options)
  await rowOf(page, name).click()
  await field(page).waitFor()
  return { page, visitor }
}
/** Opens the window of a kind of message. */
const add = async (page: Page, kind: string) => {
  await button(page, 'Add').click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: kind, exact: true })
  await dialog.waitFor()
  return dialog
}
const send = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
/** Contents of what the business has sent, oldest first. */
const sent = async ({ conversationId }: Visitor) => {
  const { messages } = await app<{ messages: { author: { type: string }; content: object }[] }>(
    'GET',
    `/conversations/${conversationId}/messages`
  )
  return messages.flatMap(({ author, content }) => (author.type === 'business' ? content : []))
}

describe('A reply with more than a text', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is typed in shorthand, with a preview', async () => {
    const { page, visitor } = await openThread('Ann')
    await field(page).fill('Is it %[this one](https://shop.example/1)')
    await preview(page).getByRole('link', { name: 'this one' }).waitFor()
    await field(page).pressSequentially(' ? %[Yes](reply:YES) %[Where is it?](location)')
    await preview(page).getByText('Where is it?').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await field(page).press('Enter')
    await log(page).getByText('Is it ?').waitFor()
    expect(await preview(page).count()).toBe(0)
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([
        {
          type: 'text',
          actions: [
            { type: 'link', text: 'this one', uri: 'https://shop.example/1' },
            { type: 'reply', text: 'Yes', payload: 'YES' },
            { type: 'locationRequest', text: 'Where is it?' }
          ]
        }
      ])
    await button(page, 'Note').click()
    await page.getByRole('textbox', { name: /^Write a note/ }).fill('%[Yes](reply:YES)')
    await button(page, 'Add note').click()
    await log(page).getByText('%[Yes](reply:YES)').waitFor()
  })

  longTest('is composed with formatting, and keeps it when it is taken back', async () => {
    const { page, visitor } = await openThread('Abe')
    const dialog = await add(page, 'Formatted text')
    const text = dialog.getByRole('textbox', { name: 'Text', exact: true })
    await page.keyboard.type('We are open ')
    await button(page, 'Bold').click()
    await page.keyboard.type('daily')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await button(page, 'List').click()
    await page.keyboard.type('from 8')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('https://shop.example/')
    expect(await text.inputValue()).toBe(
      'We are open **daily**\n\n- from 8[](https://shop.example/)'
    )
    await page.keyboard.press('ControlOrMeta+z')
    await text.fill('We are open **daily**')
    await preview(page).locator('strong').getByText('daily').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await send(page)
    await log(page).locator('strong').getByText('daily').waitFor()
    await button(page, 'Take back').click()
    await dialog.waitFor()
    await text.selectText()
    await button(page, 'Italic').click()
    expect(await text.inputValue()).toBe('*We are open **daily***')
    await send(page)
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([
        {
          type: 'text',
          text: 'We are open daily',
          htmlText: '<p><em>We are open <strong>daily</strong></em></p>'
        }
      ])
  })

  longTest('is composed with buttons, by the keyboard alone', async () => {
    const { page, visitor } = await openThread('Bea')
    await button(page, 'Add').focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: 'Buttons', exact: true })
    await expect.poll(() => isFocused(dialog.getByLabel('Text'))).toBe(true)
    await page.keyboard.type('Shall we?')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Yes')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Quick')
    await dialog.getByLabel('Payload of button 1').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('YES')
    await preview(page).getByText('Yes').waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await log(page).getByText('Shall we?').waitFor()
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([
        {
          type: 'text',
          text: 'Shall we?',
          actions: [{ type: 'reply', text: 'Yes', payload: 'YES' }]
        }
      ])
  })

  longTest('is composed as picture and location', async () => {
    const { page, visitor } = await openThread('Cid')
    const picture = await add(page, 'Picture by address')
    await picture.getByLabel('Address of the picture').fill(PICTURE)
    await picture.getByLabel('Description of the picture').fill('A robin')
    await preview(page).getByText('A robin').waitFor()
    await send(page)
    const place = await add(page, 'Location')
    await place.getByLabel('Latitude').fill('52.5163')
    await place.getByLabel('Longitude').fill('13,3777')
    await place.getByLabel('Name of the place').fill('The gate')
    await preview(page).getByRole('link', { name: 'The gate' }).waitFor()
    await send(page)
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([
        { type: 'image', mediaUrl: PICTURE, altText: 'A robin' },
        {
          type: 'location',
          coordinates: { lat: 52.5163, long: 13.3777 },
          location: { name: 'The gate' }
        }
      ])
    await log(page).getByRole('link', { name: 'The gate' }).waitFor()
  })

  test.each(firstInShortRun(CARDS, 1))(
    'is composed as %s, whose items are added, moved and removed',
    async (kind, type) => {
      const { page, visitor } = await openThread(`Dora with a ${type}`)
      const dialog = await add(page, kind)
      const item = (number: number) => dialog.getByRole('region', { name: `Item ${number}` })
      const fill = async (number: number, title: string) => {
        await item(number).getByLabel('Title').fill(title)
        await item(number).getByLabel('Label of button 1').fill(`Buy ${title}`)
        await item(number).getByLabel('Address of button 1').fill('https://shop.example/')
      }
      await fill(1, 'Wren')
      for (const [number, title] of [
        [2, 'Robin'],
        [3, 'Crow']
      ] as const) {
        await dialog.getByRole('button', { name: 'Add item' }).click()
        await expect.poll(() => isFocused(item(number).getByLabel('Title'))).toBe(true)
        await fill(number, title)
      }
      await dialog.getByRole('button', { name: 'Move Robin up' }).click()
      await dialog.getByRole('button', { name: 'Remove Crow' }).click()
      await item(1).getByLabel('Description').fill('It sings')
      await item(1).getByRole('button', { name: 'Add button' }).click()
      await item(1).getByLabel('Label of button 2').fill('Order')
      await item(1).getByRole('combobox', { name: 'Kind of button 2' }).selectOption('Postback')
      await preview(page).getByText('It sings').waitFor()
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
      await send(page)
      await log(page).getByText('It sings').waitFor()
      await expect
        .poll(() => sent(visitor))
        .toMatchObject([
          {
            type,
            items: [
              {
                title: 'Robin',
                description: 'It sings',
                actions: [
                  { type: 'link', text: 'Buy Robin', uri: 'https://shop.example/' },
                  { type: 'postback', text: 'Order', payload: 'Order' }
                ]
              },
              { title: 'Wren' }
            ]
          }
        ])
    }
  )

  longTest('is composed as form, on a phone', async () => {
    const { page, visitor } = await openThread('Eve', { ...PHONE, colorScheme: 'dark' })
    const dialog = await add(page, 'Form')
    await dialog.getByLabel('Label', { exact: true }).fill('Your name')
    await dialog.getByLabel('Placeholder').fill('Eve')
    await dialog.getByRole('button', { name: 'Add question: Choice' }).click()
    const choice = dialog.getByRole('region', { name: 'Question 2' })
    await choice.getByLabel('Label', { exact: true }).fill('Size')
    await choice.getByLabel('Label of option 1').fill('Medium')
    await dialog.getByLabel('The visitor cannot write until it is filled in').check()
    await preview(page).getByText('Size').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await send(page)
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([
        {
          type: 'form',
          blockChatInput: true,
          fields: [
            { type: 'text', label: 'Your name', placeholder: 'Eve' },
            { type: 'select', label: 'Size', options: [{ label: 'Medium' }] }
          ]
        }
      ])
  })

  test('says what is wrong with it, and is kept while its window is closed and through a reload', async () => {
    const { page, visitor } = await openThread('Flo')
    const dialog = await add(page, 'Buttons')
    await dialog.getByLabel('Label of button 1').fill('a'.repeat(129))
    await dialog.getByLabel('Address of button 1').fill('shop.example')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByText('Must have at most 128 characters; this has 129.').waitFor()
    await dialog.getByText('“shop.example” is none.').waitFor()
    expect(await isFocused(dialog.getByLabel('Label of button 1'))).toBe(true)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    for (const leave of [async () => {}, () => page.reload()]) {
      await leave()
      await add(page, 'Buttons')
      expect(await dialog.getByLabel('Address of button 1').inputValue()).toBe('shop.example')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(await sent(visitor)).toEqual([])
  })

  longTest('is there once after its answer was lost and it is sent again', async () => {
    const { page, visitor } = await openThread('Gus')
    await page.route('**/messages', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort()
    })
    const dialog = await add(page, 'Location')
    await dialog.getByLabel('Latitude').fill('1')
    await dialog.getByLabel('Longitude').fill('2')
    await send(page)
    await expect.poll(() => sent(visitor)).toHaveLength(1)
    await log(page).getByRole('link', { name: '1, 2' }).waitFor()
    await page.unroute('**/messages')
    await page.reload()
    await log(page).getByRole('link', { name: '1, 2' }).waitFor()
    await expect.poll(() => log(page).getByRole('link', { name: '1, 2' }).count()).toBe(1)
    expect(await sent(visitor)).toHaveLength(1)
  })

  longTest('is taken back just after it was sent', async () => {
    const { page, visitor } = await openThread('Ivo')
    await field(page).fill('Come %[now](reply:NOW)')
    await field(page).press('Enter')
    await expect.poll(() => sent(visitor)).toHaveLength(1)
    await button(page, 'Take back').click()
    await expect.poll(() => field(page).inputValue()).toBe('Come %[now](reply:NOW)')
    expect(await isFocused(field(page))).toBe(true)
    expect(await sent(visitor)).toEqual([])
    expect(await visitor.read()).toEqual(['A question'])

    await field(page).fill('')
    const place = await add(page, 'Location')
    await place.getByLabel('Latitude').fill('1')
    await place.getByLabel('Longitude').fill('2')
    await send(page)
    await button(page, 'Take back').click()
    await place.waitFor()
    expect(await place.getByLabel('Longitude').inputValue()).toBe('2')
    expect(await sent(visitor)).toEqual([])
  })
})
