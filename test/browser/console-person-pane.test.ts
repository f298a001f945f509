import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest, type RestKey } from '../util/rest'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused, tabTo } from './keyboard'
import { firstInShortRun, longTest } from './short-run'

let world: ConsoleWorld
let rest: Rest
let key: RestKey

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
/** Languages and colours of phones, with the names of the button that opens the person, and of the one back. */
const PHONES: [tag: string, colorScheme: 'light' | 'dark', name: string, back: string][] = [
  ['ar', 'dark', 'الشخص', 'الرجوع إلى المحادثة'],
  ['en', 'light', 'Person', 'Back to the conversation']
]
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const person = (page: Page) => page.getByRole('complementary', { name: 'Person' })
const form = (page: Page) => person(page).getByRole('form', { name: 'Edit' })
const press = (page: Page, name: string) =>
  person(page).getByRole('button', { name, exact: true }).click()
const fold = (page: Page, name: string) =>
  person(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const factsOf = async (page: Page, name: string) => {
  const texts = await fold(page, name).locator('dl > div').allInnerTexts()
  return texts.map(text => text.replace(/\s+/g, ' ').trim())
}
const open = (conversationId: string, options: object = WIDE) =>
  world.openSignedIn(`#/${world.server.demo.appId}/inbox/${conversationId}`, options)

/** A customer whom the business knows, with a question, and another conversation with an answer. */
const visitOf = async (externalId: string, givenName: string) => {
  const { user } = await rest<{ user: { id: string } }>('POST', '/users', {
    externalId,
    profile: { givenName, email: `${externalId}@example.com` },
    metadata: { 'Customer no.': 4471, newsletter: true }
  })
  const jwt = signJwt(key, userClaims(externalId, { exp: inSeconds(3600) }))
  const visitor = await world.visit('Is it still open?', undefined, jwt, {
    currentUrl: 'https://shop.example/repairs',
    currentTitle: 'Repairs and prices',
    referrer: 'https://search.example/?q=bikes',
    browserLanguage: 'de-AT',
    timeZone: 'Asia/Ho_Chi_Minh',
    userAgent: FIREFOX
  })
  const { conversation } = await rest<{ conversation: { id: string } }>('POST', '/conversations', {
    type: 'personal',
    participants: [{ userId: user.id }]
  })
  await rest('POST', `/conversations/${conversation.id}/messages`, {
    author: { type: 'business' },
    content: { type: 'text', text: 'Your lock is here.' }
  })
  return { ...visitor, otherId: conversation.id }
}

describe('The person beside a conversation', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
    key = (await rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })).key
  })
  afterAll(() => world.close())

  test('shows who they are, where they are, their channels, fields and other conversations', async () => {
    const visitor = await visitOf('ann', 'Ann')
    const page = await open(visitor.conversationId)
    await person(page).getByRole('heading', { name: 'Ann', exact: true }).waitFor()
    await person(page).getByText('ann@example.com').waitFor()
    await person(page).getByText('Verified as ann').waitFor()
    await fold(page, 'Visit').waitFor()
    expect((await factsOf(page, 'Visit')).slice(0, 4)).toEqual([
      'Now on Repairs and prices',
      'Came from https://search.example/?q=bikes',
      'Browser Firefox, Windows',
      'Language German (Austria)'
    ])
    expect((await factsOf(page, 'Visit')).slice(4)).toEqual([
      expect.stringMatching(/^Local time Ho Chi Minh · \w+ \d+:\d\d\s[AP]M$/),
      expect.stringMatching(/^First seen /),
      expect.stringMatching(/^Last seen /)
    ])
    const link = fold(page, 'Visit').getByRole('link', { name: 'Repairs and prices' })
    expect(await link.getAttribute('href')).toBe('https://shop.example/repairs')
    expect(await link.getAttribute('rel')).toContain('noreferrer')
    await fold(page, 'Channels').getByText('Web Messenger').waitFor()
    expect(await factsOf(page, 'Fields')).toEqual(['Customer no. 4471', 'newsletter true'])
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    const others = fold(page, 'Other conversations').getByRole('link')
    expect(await others.allTextContents()).toEqual(['Your lock is here.'])
    await others.click()
    await expect.poll(() => new URL(page.url()).hash).toContain(visitor.otherId)
    await expect.poll(() => others.allTextContents()).toEqual(['Is it still open?'])
  })

  longTest('says what is only claimed, and that there is nothing yet', async () => {
    const visitor = await world.visit('Hello', { givenName: 'Bea', email: 'bea@example.com' })
    const page = await open(visitor.conversationId)
    await person(page).getByText('nobody has checked it').waitFor()
    await person(page).getByText('Not signed in').waitFor()
    expect(await person(page).getByText('not verified', { exact: true }).count()).toBe(2)
    await person(page).getByText('No fields yet.').waitFor()
    await person(page).getByText('There is no other conversation.').waitFor()
    await person(page).getByText('Unknown browser').waitFor()
  })

  test('is edited with the keyboard, refused at the field, and restored', async () => {
    const { conversationId, userId } = await visitOf('cleo', 'Cleo')
    const page = await open(conversationId)
    const edit = person(page).getByRole('button', { name: 'Edit', exact: true })
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(form(page).getByLabel('First name'))).toBe(true)
    await form(page).getByLabel('E-mail').fill('cleo')
    await page.keyboard.press('Enter')
    await form(page)
      .getByText('E-mail must be an e-mail address of at most 128 characters.')
      .waitFor()
    await expect.poll(() => isFocused(form(page).getByLabel('E-mail'))).toBe(true)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await form(page).getByLabel('E-mail').fill('cleo@example.org')
    await form(page).getByLabel('Last name').fill('Lee')
    await form(page).getByRole('textbox', { name: 'Customer no.' }).fill('4472')
    await press(page, 'Remove the field newsletter')
    await press(page, 'Add a field')
    await form(page).getByLabel('Value').fill('12')
    await press(page, 'Save changes')
    await form(page).getByText('Name of the field must not be empty.').waitFor()
    await form(page).getByRole('textbox', { name: 'Name of the field' }).fill('frame')
    await press(page, 'Save changes')
    await expect.poll(() => isFocused(edit)).toBe(true)
    await rowOf(page, 'Cleo Lee').first().waitFor()
    expect(await factsOf(page, 'Fields')).toEqual(['Customer no. 4472', 'frame 12'])
    const read = async () =>
      (await rest<{ user: { profile: object; metadata: object } }>('GET', `/users/${userId}`)).user
    expect(await read()).toMatchObject({
      profile: { givenName: 'Cleo', surname: 'Lee', email: 'cleo@example.org' },
      metadata: { 'Customer no.': 4472, frame: '12' }
    })

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => factsOf(page, 'Fields'))
      .toEqual(['Customer no. 4471', 'newsletter true'])
    expect((await read()).profile).toEqual({ givenName: 'Cleo', email: 'cleo@example.com' })
  })

  longTest(
    'is not restored over what somebody else has changed, nor to what was only claimed',
    async () => {
      const { conversationId, userId } = await visitOf('dan', 'Dan')
      const page = await open(conversationId)
      await press(page, 'Edit')
      await form(page).getByLabel('Last name').fill('Lee')
      await press(page, 'Save changes')
      await page.getByText('Saved.').waitFor()
      await rest('PATCH', `/users/${userId}`, { profile: { surname: 'Moe' } })
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('somebody has changed it meanwhile').waitFor()

      const claimed = await world.visit('Hello', { givenName: 'Eve' })
      const other = await open(claimed.conversationId)
      await press(other, 'Edit')
      await form(other).getByText('counts as set by you, and cannot be undone').waitFor()
      await form(other).getByLabel('First name').fill('Eva')
      await press(other, 'Save changes')
      await other.getByText('Saved.').waitFor()
      expect(await other.getByRole('button', { name: 'Undo' }).count()).toBe(0)
      await expect
        .poll(() => person(other).getByText('not verified', { exact: true }).count())
        .toBe(0)
    }
  )

  longTest('is shown to colleagues as others have changed them', async () => {
    const { conversationId, userId } = await visitOf('hal', 'Hal')
    const [page, colleague] = [await open(conversationId), await open(conversationId)]
    await fold(colleague, 'Visit').waitFor()
    await press(page, 'Edit')
    await form(page).getByLabel('Last name').fill('Lee')
    await form(page).getByRole('textbox', { name: 'Customer no.' }).fill('12')
    await press(page, 'Save changes')
    await person(colleague).getByRole('heading', { name: 'Hal Lee' }).waitFor()
    await rowOf(colleague, 'Hal Lee').first().waitFor()
    await expect
      .poll(() => factsOf(colleague, 'Fields'))
      .toEqual(['Customer no. 12', 'newsletter true'])

    await rest('PATCH', `/users/${userId}`, { metadata: { newsletter: false } })
    for (const each of [page, colleague]) {
      await expect
        .poll(() => factsOf(each, 'Fields'))
        .toEqual(['Customer no. 12', 'newsletter false'])
    }
  })

  longTest(
    'keeps what was typed when the server is away, and is loaded again when it could not be',
    async () => {
      const { conversationId } = await visitOf('fay', 'Fay')
      const page = await world.openSignedIn('#/', WIDE)
      await page.route('**/users/*/devices*', route => route.abort())
      await rowOf(page, 'Fay').filter({ hasText: 'Is it still open?' }).click()
      await person(page).getByText('The person could not be loaded.').waitFor()
      await page.unroute('**/users/*/devices*')
      await press(page, 'Try again')
      await fold(page, 'Visit').waitFor()
      expect(new URL(page.url()).hash).toContain(conversationId)

      await press(page, 'Edit')
      await form(page).getByLabel('Last name').fill('Lee')
      await page.route('**/users/*', route => route.abort())
      await press(page, 'Save changes')
      await form(page).getByText('The server cannot be reached.').waitFor()
      expect(await form(page).getByLabel('Last name').inputValue()).toBe('Lee')
      await page.unroute('**/users/*')
      await press(page, 'Save changes')
      await person(page).getByRole('heading', { name: 'Fay Lee' }).waitFor()
    }
  )

  longTest('is blocked after a question, and unblocked', async () => {
    const visitor = await world.visit('Spam', { givenName: 'Gus' })
    const page = await open(visitor.conversationId)
    await press(page, 'Block')
    await person(page).getByRole('group', { name: 'Block Gus?' }).waitFor()
    await press(page, 'Block this visitor')
    await rowOf(page, 'Gus').getByText('blocked').waitFor()
    await expect(visitor.write('More spam')).rejects.toThrow('403')
    await press(page, 'Unblock')
    await person(page).getByRole('button', { name: 'Block', exact: true }).waitFor()
    await visitor.write('Sorry')
  })

  test('loads a picture of another server only at a press', async () => {
    const visitor = await world.visit('Hello', {
      givenName: 'Hal',
      avatarUrl: 'https://pictures.example/hal.png'
    })
    const page = await open(visitor.conversationId)
    const asked: string[] = []
    await page.route('https://pictures.example/**', route => {
      asked.push(route.request().url())
      return route.abort()
    })
    await fold(page, 'Visit').waitFor()
    expect(asked).toEqual([])
    await press(page, 'Show the picture from pictures.example')
    await expect.poll(() => asked).toEqual(['https://pictures.example/hal.png'])
  })

  longTest('can be hidden, and stays so in the next conversation', async () => {
    const first = await world.visit('First', { givenName: 'Ida' })
    await world.visit('Second', { givenName: 'Jon' })
    const page = await open(first.conversationId)
    await press(page, 'Hide the person')
    await person(page).waitFor({ state: 'detached' })
    const button = page.getByRole('button', { name: 'Person', exact: true })
    await expect.poll(() => isFocused(button)).toBe(true)
    await rowOf(page, 'Jon').click()
    await page.getByRole('heading', { name: 'Jon' }).waitFor()
    expect(await person(page).count()).toBe(0)
    await button.click()
    await person(page).getByRole('heading', { name: 'Jon' }).waitFor()
  })

  test.each(firstInShortRun(PHONES, 1))(
    'is a screen of its own on a phone: %s, %s',
    async (tag, colorScheme, name, back) => {
      const { conversationId } = await visitOf(`kim-${tag}`, 'Kim')
      const page = await open(conversationId, { ...PHONE, colorScheme })
      await page.evaluate(tag => localStorage.setItem('pipit.console.language', tag), tag)
      await page.reload()
      const button = page.getByRole('button', { name, exact: true })
      const log = page.getByRole('log')
      await button.tap()
      const pane = page.getByRole('complementary', { name })
      await pane.locator('.fold').first().waitFor()
      expect(await log.isVisible()).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/person ${tag}.png` })
      await pane.getByRole('button', { name: back }).tap()
      await log.waitFor()
      await expect.poll(() => isFocused(button)).toBe(true)

      await button.tap()
      await pane.waitFor()
      await page.keyboard.press('Escape')
      await log.waitFor()
      expect(new URL(page.url()).hash).toContain(conversationId)
    }
  )
})
