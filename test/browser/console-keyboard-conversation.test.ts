import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld, type Visitor } from './console-world'
import { tabTo } from './keyboard'
import { enter, escape, goTo, hasFocus, keepsFocus, pressKeys, retype } from './seen-walk'

const WIDE = { viewport: { width: 1440, height: 900 } }
/** More messages than the console loads at first. */
const MESSAGES = 350
const DAY_MS = 86_400_000
const PRICES = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Bread: 4') }

let world: ConsoleWorld
let app: Rest

const named = (page: Page) => ({
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
  choice: (name: string | RegExp) => page.getByRole('menuitemradio', { name, exact: true }),
  menu: page.getByRole('menu'),
  log: page.getByRole('log'),
  field: page.getByRole('textbox', { name: /^Write a (reply|note)/ }),
  state: () => page.locator('.life-state').textContent()
})

/** Opens the conversation of a visitor from the list. */
const openByKeys = async (name: string, text: string) => {
  const visitor = await world.visit(text, { givenName: name })
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`, WIDE)
  const row = rowOf(page, name)
  await row.waitFor()
  await pressKeys(page, 'j')
  await tabTo(page, row, 'ArrowDown')
  await page.keyboard.press('Enter')
  const found = named(page)
  await hasFocus(found.field)
  await found.log.getByText(text, { exact: true }).waitFor()
  return { page, visitor, ...found }
}

/** Empties the field that has the focus. */
const clear = (page: Page) => pressKeys(page, 'ControlOrMeta+a', 'Backspace')

/** Adds a member to the team. */
const join = async (owner: Page, email: string) => {
  const api = `${world.server.url}/console/api`
  const { csrfToken } = await (await owner.request.get(`${api}/me`)).json()
  const invited = await owner.request.post(`${api}/team/invitations`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { role: 'agent', appIds: [world.server.demo.appId] }
  })
  const { token } = await invited.json()
  const context = await world.browser.newContext()
  const joined = await context.request.post(`${api}/join`, {
    data: { token, email, password: 'correct horse battery' }
  })
  expect(joined.ok()).toBe(true)
  await context.close()
}

/** Types a date as an American field takes it. */
const typeDate = async (page: Page, ms: number) => {
  const date = new Date(ms)
  const parts = [date.getMonth() + 1, date.getDate(), date.getFullYear()]
  await page.keyboard.type(parts.map(part => String(part).padStart(2, '0')).join(''))
}

const isShown = (page: Page, text: string) =>
  page
    .getByRole('log')
    .getByText(text, { exact: true })
    .evaluate(line => {
      const log = line.closest('[role=log]')!.getBoundingClientRect()
      const { top, bottom } = line.getBoundingClientRect()
      return top >= log.top - 1 && bottom <= log.bottom + 1
    })

/** Contents of what the business has sent, oldest first. */
const sent = async ({ conversationId }: Visitor) => {
  const { messages } = await app<{ messages: { author: { type: string }; content: object }[] }>(
    'GET',
    `/conversations/${conversationId}/messages`
  )
  return messages.flatMap(({ author, content }) => (author.type === 'business' ? content : []))
}

describe('By keyboard alone, an agent', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('reads a long conversation, goes to a date, copies a link and deletes a message', async () => {
    const { page, visitor, button, log } = await openByKeys('Ann', 'The first')
    for (let line = 1; line <= MESSAGES; line++) {
      await app('POST', `/conversations/${visitor.conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: `Line ${line}` }
      })
    }
    const newest = `Line ${MESSAGES}`
    await page.reload()
    await log.getByText(newest, { exact: true }).waitFor()

    const date = page.getByRole('dialog', { name: 'Go to a date' })
    await enter(page, button('Go to a date'), 'Shift+Tab')
    await escape(page, date, button('Go to a date'))
    await page.keyboard.press('Enter')
    await goTo(page, date.getByLabel('Date'))
    await typeDate(page, Date.now() - DAY_MS)
    await page.keyboard.press('Enter')
    await date.waitFor({ state: 'detached' })
    await expect.poll(() => isShown(page, 'The first')).toBe(true)
    await hasFocus(log)
    await enter(page, button('New messages'), 'Shift+Tab')
    await hasFocus(log)
    await expect.poll(() => isShown(page, newest)).toBe(true)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, log.getByRole('link', { name: 'Copy link' }).last())
    await page.getByText('The link is copied.').waitFor()
    await keepsFocus(page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `inbox/${visitor.conversationId}/`
    )

    const remove = (text: string) =>
      page
        .locator('.message')
        .filter({ has: page.getByText(text, { exact: true }) })
        .getByRole('button', { name: 'Delete message' })
    await goTo(page, remove(newest))
    await pressKeys(page, 'ArrowUp')
    const chosen = remove(`Line ${MESSAGES - 1}`)
    await hasFocus(chosen)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Delete this message?' })
    await escape(page, question, chosen)
    await page.keyboard.press('Enter')
    await enter(page, question.getByRole('button', { name: 'Delete', exact: true }))
    await question.waitFor({ state: 'detached' })
    await hasFocus(log)
    await chosen.waitFor({ state: 'detached' })

    await page.reload()
    await log.getByText(newest, { exact: true }).waitFor()
    let goOn = () => {}
    const held = new Promise<void>(done => (goOn = done))
    await page.route('**/messages?*before*', async route => {
      await held
      await route.continue()
    })
    await enter(page, page.getByRole('button', { name: /earlier messages/i }), 'Shift+Tab')
    goOn()
    await hasFocus(log)
    await expect
      .poll(async () => {
        await pressKeys(page, 'Home')
        return log.getByText('The first', { exact: true }).count()
      })
      .toBe(1)
    await hasFocus(log)
  })

  test('answers with a text, a saved reply, a template and a carousel, and takes one back', async () => {
    await app('POST', '/saved-replies', { name: 'Thanks', text: 'Thank you, {{visitor.name}}!' })
    await app('POST', '/saved-replies', {
      name: 'Bird',
      content: {
        type: 'carousel',
        items: [
          {
            title: 'A robin for {{visitor.name}}',
            actions: [{ type: 'postback', text: 'Order', payload: 'ROBIN' }]
          }
        ]
      }
    })
    const { page, visitor, button, item, menu, log, field } = await openByKeys('Bea', 'Any birds?')
    const value = () => field.inputValue()

    await page.keyboard.type('Yes, many.')
    await pressKeys(page, 'Enter')
    await log.getByText('Yes, many.').waitFor()
    await hasFocus(field)
    await page.keyboard.type('No, none.')
    await pressKeys(page, 'Enter')
    await expect.poll(() => visitor.read()).toContain('No, none.')
    await enter(page, button('Take back'), 'Shift+Tab')
    await expect.poll(value).toBe('No, none.')
    await hasFocus(field)
    await expect.poll(() => visitor.read()).toEqual(['Any birds?', 'Yes, many.'])

    const replies = page.getByRole('listbox', { name: 'Saved replies' })
    await retype(page, '/than')
    await escape(page, replies, field)
    await clear(page)
    await enter(page, button('Saved replies'), 'Shift+Tab')
    await hasFocus(field)
    await escape(page, replies, field)
    await page.keyboard.type('/than')
    await replies.waitFor()
    await pressKeys(page, 'Enter')
    await expect.poll(value).toBe('Thank you, Bea!')
    await pressKeys(page, 'Enter')
    await log.getByText('Thank you, Bea!').waitFor()

    await page.keyboard.type('%((template:bird))')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText('A robin for Bea').waitFor()
    await pressKeys(page, 'Enter')
    await log.getByText('A robin for Bea').waitFor()

    await enter(page, button('Add'), 'Shift+Tab')
    await escape(page, menu, button('Add'))
    const window = page.getByRole('dialog', { name: 'Carousel', exact: true })
    const inItem = (number: number) => window.getByRole('region', { name: `Item ${number}` })
    const openWindow = async () => {
      await page.keyboard.press('Enter')
      await tabTo(page, item('Carousel'), 'ArrowDown')
      await page.keyboard.press('Enter')
      await hasFocus(inItem(1).getByLabel('Title'))
    }
    await openWindow()
    await escape(page, window, button('Add'))
    await openWindow()
    await page.keyboard.type('Wren')
    await goTo(page, inItem(1).getByLabel('Label of button 1'))
    await page.keyboard.type('Buy')
    await goTo(page, inItem(1).getByLabel('Address of button 1'))
    await page.keyboard.type('https://shop.example/')
    await preview.getByText('Wren').waitFor()
    await enter(page, window.getByRole('button', { name: 'Add item' }))
    await hasFocus(inItem(2).getByLabel('Title'))
    await enter(page, window.getByRole('button', { name: 'Remove item 2' }), 'Shift+Tab')
    await hasFocus(window.getByRole('button', { name: 'Add item' }))
    await enter(page, window.getByRole('button', { name: 'Send', exact: true }))
    await window.waitFor({ state: 'detached' })
    await hasFocus(button('Add'))
    await log.getByText('Wren').waitFor()
    await expect
      .poll(() => sent(visitor))
      .toMatchObject([
        { text: 'Yes, many.' },
        { text: 'Thank you, Bea!' },
        { type: 'carousel', items: [{ title: 'A robin for Bea' }] },
        { type: 'carousel', items: [{ title: 'Wren', actions: [{ text: 'Buy' }] }] }
      ])
  })

  test('sends files and removes some, sends a text later and not at all, and leaves a note', async () => {
    const { page, visitor, button, menu, log, field } = await openByKeys('Cyd', 'The prices?')
    const files = page.getByRole('list', { name: 'Files on their way' })
    const attach = async (file: typeof PRICES) => {
      const chooser = page.waitForEvent('filechooser')
      await enter(page, button('Attach'), 'Shift+Tab')
      await (await chooser).setFiles(file)
      await hasFocus(button('Attach'))
    }
    await attach({ ...PRICES, name: 'run.exe' })
    await enter(page, files.getByRole('button', { name: 'Remove' }), 'Shift+Tab')
    await files.waitFor({ state: 'detached' })
    await hasFocus(field)
    await attach(PRICES)
    await log.getByRole('link', { name: 'prices.txt' }).waitFor()
    await files.waitFor({ state: 'detached' })
    await keepsFocus(page)

    let goOn = () => {}
    const held = new Promise<void>(done => (goOn = done))
    await page.context().route('**/attachments*', async route => {
      await held
      await route.continue()
    })
    for (let round = 0; round < 2; round++) {
      await goTo(page, field)
      await attach(PRICES)
      const cancel = files.getByRole('button', { name: 'Cancel' })
      await goTo(page, cancel, 'Shift+Tab')
      // The second one arrives while its button has the focus.
      if (round === 0) await page.keyboard.press('Enter')
      else goOn()
      await files.waitFor({ state: 'detached' })
      await hasFocus(field)
    }

    const waiting = page.getByRole('list', { name: 'Replies that are sent later' })
    await page.keyboard.type('See you.')
    await enter(page, button('Send later'), 'Shift+Tab')
    await escape(page, menu, button('Send later'))
    await pressKeys(page, 'Enter', 'Enter')
    await waiting.getByText('See you.').waitFor()
    await hasFocus(field)
    await enter(page, waiting.getByRole('button', { name: 'Delete' }), 'Shift+Tab')
    await waiting.waitFor({ state: 'detached' })
    await hasFocus(field)

    const time = page.getByRole('dialog', { name: 'When is it to be sent?' })
    const openWindow = async () => {
      await pressKeys(page, 'Enter', 'End', 'Enter')
      await time.waitFor()
    }
    await page.keyboard.type('See you then.')
    await goTo(page, button('Send later'), 'Shift+Tab')
    await openWindow()
    await escape(page, time, button('Send later'))
    await openWindow()
    await enter(page, time.getByRole('button', { name: 'Schedule' }))
    await time.waitFor({ state: 'detached' })
    await waiting.getByText('See you then.').waitFor()
    await hasFocus(field)
    await enter(page, waiting.getByRole('button', { name: 'Edit' }), 'Shift+Tab')
    await expect.poll(() => field.inputValue()).toBe('See you then.')
    await hasFocus(field)
    await clear(page)

    await enter(page, button('Note'), 'Shift+Tab')
    await hasFocus(page.getByRole('textbox', { name: 'Write a note for the team' }))
    const { email } = world.server.demo.signIn
    const members = page.getByRole('listbox', { name: 'Members to mention' })
    await page.keyboard.type(`Look, @${email.slice(0, 2)}`)
    await escape(page, members, field)
    await retype(page, `Look, @${email.slice(0, 3)}`)
    await members.waitFor()
    await pressKeys(page, 'Enter')
    await page.keyboard.type('please')
    await pressKeys(page, 'Enter')
    await log.locator('[data-note]').getByText(`@${email}`, { exact: true }).waitFor()
    await hasFocus(field)
    await enter(page, button('Note'), 'Shift+Tab')
    await hasFocus(page.getByRole('textbox', { name: 'Write a reply' }))
    expect(await visitor.read()).not.toContain(`Look, @${email} please`)
  })

  test('assigns, ranks, tags, snoozes and closes it, and goes on with the next one', async () => {
    await app('POST', '/groups', { name: 'Shop' })
    await world.visit('I am next', { givenName: 'Eli' })
    const { page, button, choice, menu, log, field, state } = await openByKeys(
      'Dan',
      'Whose is it?'
    )
    await join(page, 'bob@example.com')
    const choose = async (menuButton: string, name: string | RegExp) => {
      await goTo(page, button(menuButton), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await escape(page, menu, button(menuButton))
      await page.keyboard.press('Enter')
      await tabTo(page, choice(name), 'ArrowDown')
      await page.keyboard.press('Enter')
      await menu.waitFor({ state: 'detached' })
      await hasFocus(button(menuButton))
    }
    const enterMenu = async (menuButton: string, key?: 'Shift+Tab') => {
      await enter(page, button(menuButton), key)
      await escape(page, menu, button(menuButton))
      await page.keyboard.press('Enter')
      await menu.waitFor()
    }

    await choose('Assign', 'bob@example.com')
    await expect.poll(state).toBe('bob@example.com looks after it')
    await choose('Assign', 'Shop')
    await expect.poll(state).toContain('Group: Shop')
    await goTo(page, button('Priority'))
    await choose('Priority', 'Urgent')
    await expect.poll(state).toContain('Priority: Urgent')

    await enter(page, button('Tags'))
    const tag = page.getByLabel('Find or add a tag')
    await hasFocus(tag)
    await escape(page, tag, button('Tags'))
    await page.keyboard.press('Enter')
    await hasFocus(tag)
    await page.keyboard.type('late')
    await page.getByRole('menuitemcheckbox', { name: 'Add “late”' }).waitFor()
    await page.keyboard.press('Enter')
    await button('Remove the tag late').waitFor()
    await hasFocus(button('Tags'))
    await enter(page, button('Remove the tag late'), 'Shift+Tab')
    await button('Remove the tag late').waitFor({ state: 'detached' })
    await hasFocus(button('Tags'))

    await enterMenu('Snooze')
    await page.keyboard.press('Enter')
    await expect.poll(state).toContain('Snoozed until')
    await hasFocus(button('Snooze'))
    await enter(page, button('Reopen'))
    await hasFocus(button('Close'))
    await expect.poll(state).not.toContain('Snoozed until')

    await enterMenu('More actions')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'This conversation cannot be deleted' })
    await escape(page, question, button('More actions'))

    await enter(page, button('Close'), 'Shift+Tab')
    await expect.poll(state).toContain('Closed')
    await hasFocus(button('Reopen'))
    await rowOf(page, 'Dan').waitFor({ state: 'detached' })
    await pressKeys(page, 'j')
    await tabTo(page, rowOf(page, 'Eli'), 'ArrowDown')
    await page.keyboard.press('Enter')
    await hasFocus(field)
    await log.getByText('I am next', { exact: true }).waitFor()
  })

  test('comes back to the list, searches it, marks as read, and is not lost where nothing is left', async () => {
    const { page, button, choice } = await openByKeys('Flo', 'The only one of mine')
    await enter(page, button('Assign'), 'Shift+Tab')
    await tabTo(page, choice(/\(you\)/), 'ArrowDown')
    await page.keyboard.press('Enter')
    await hasFocus(button('Assign'))
    await page.keyboard.press('Escape')
    await hasFocus(rowOf(page, 'Flo'))

    await pressKeys(page, '/')
    await page.keyboard.type('only one')
    await hasFocus(page.getByRole('searchbox'))
    await expect.poll(() => page.locator('.row').count()).toBe(1)
    await pressKeys(page, 'Escape', 'Escape')
    await hasFocus(rowOf(page, 'Flo'))

    for (const name of ['Hal', 'Ida']) await world.visit('Not read yet', { givenName: name })
    await rowOf(page, 'Ida').waitFor()
    await goTo(page, page.getByRole('radio', { name: 'All' }), 'Shift+Tab')
    await pressKeys(page, 'ArrowRight')
    await rowOf(page, 'Flo').waitFor({ state: 'detached' })
    await goTo(page, rowOf(page, 'Ida'))
    await page.keyboard.press('m')
    // What was read stays in sight until the next filter.
    await expect.poll(() => rowOf(page, 'Ida').textContent()).not.toContain('unread')
    await hasFocus(rowOf(page, 'Ida'))
    await goTo(page, page.getByRole('radio', { name: 'Unread' }), 'Shift+Tab')
    await pressKeys(page, 'ArrowLeft')

    const view = page.getByLabel('View', { exact: true })
    await goTo(page, view, 'Shift+Tab')
    await page.keyboard.type('Mine')
    await expect.poll(() => view.inputValue()).toBe('mine')
    await expect.poll(() => page.locator('.row').count()).toBe(1)
    await enter(page, rowOf(page, 'Flo'))
    await enter(page, button('Close'), 'Shift+Tab')
    await page.getByText('No open conversation is assigned to you.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Choose a conversation to read and answer it.').waitFor()
    await hasFocus(view)
  })

  test('changes the person beside it, blocks and unblocks them, and merges their conversations', async () => {
    const { page, visitor, button, log } = await openByKeys('Gil', 'Is it here?')
    const { conversation } = await app<{ conversation: { id: string } }>('POST', '/conversations', {
      type: 'personal',
      participants: [{ userId: visitor.userId }]
    })
    await app('POST', `/conversations/${conversation.id}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'It has come.' }
    })
    await page.reload()
    await log.getByText('Is it here?', { exact: true }).waitFor()
    const person = page.getByRole('complementary', { name: 'Person' })
    const edit = person.getByRole('button', { name: 'Edit', exact: true })
    const form = person.getByRole('form', { name: 'Edit' })
    await enter(page, edit)
    await hasFocus(form.getByLabel('First name'))
    await escape(page, form, edit)
    await page.keyboard.press('Enter')
    await goTo(page, form.getByLabel('Last name'))
    await page.keyboard.type('Lee')
    await page.keyboard.press('Enter')
    await person.getByRole('heading', { name: 'Gil Lee' }).waitFor()
    await hasFocus(edit)

    const question = person.getByRole('group', { name: /^Block Gil Lee\?/ })
    await enter(page, button('Block'))
    await escape(page, question, button('Block'))
    await page.keyboard.press('Enter')
    await enter(page, button('Block this visitor'))
    await hasFocus(button('Unblock'))
    await page.keyboard.press('Enter')
    await hasFocus(button('Block'))

    const merge = button('Merge into this conversation')
    const asked = page.getByRole('alertdialog', { name: 'Merge the two conversations?' })
    await enter(page, merge)
    await escape(page, asked, merge)
    await page.keyboard.press('Enter')
    await enter(page, asked.getByRole('button', { name: 'Merge' }))
    await asked.waitFor({ state: 'detached' })
    await log.getByText('It has come.').waitFor()
    await merge.waitFor({ state: 'detached' })
    await keepsFocus(page)

    await enter(page, button('Hide the person'), 'Shift+Tab')
    await hasFocus(button('Person'))
    await page.keyboard.press('Enter')
    await hasFocus(person.getByRole('heading', { name: 'Person', exact: true }))
  })
})
