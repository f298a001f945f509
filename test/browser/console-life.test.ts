import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused, tabTo } from './keyboard'
import { longTest } from './short-run'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let world: ConsoleWorld
let rest: Rest

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click()
const views = (page: Page) => page.getByLabel('View')
const show = (page: Page, view: string) => views(page).selectOption(view)
const counted = (page: Page, view: string) =>
  views(page).locator(`option[value=${view}]`).textContent()
const state = (page: Page) => page.locator('.life-state').textContent()

/** Roles of the live regions that say a text. */
const rolesThatSay = (page: Page, said: string) =>
  page.evaluate(said => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const roles: (string | null)[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!textContent?.toLowerCase().includes(said)) continue
      const live = parentElement?.closest('[aria-live], [role=alert], [role=log], [role=status]')
      if (live && live.getAttribute('aria-live') !== 'off') roles.push(live.getAttribute('role'))
    }
    return roles
  }, said)

const openInbox = (options?: object) =>
  world.openSignedIn(`#/${world.server.demo.appId}/inbox`, options)

describe('What the team does with a conversation', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is closed, seen as such by others within a second, and open again when the visitor writes', async () => {
    const visitor = await world.visit('A question', { givenName: 'Ann' })
    const [page, other] = [await openInbox(), await openInbox()]
    await rowOf(other, 'Ann').waitFor()
    await rowOf(page, 'Ann').click()
    await press(page, 'Close')
    await rowOf(page, 'Ann').waitFor({ state: 'detached' })
    await rowOf(other, 'Ann').waitFor({ state: 'detached' })
    expect(await state(page)).toBe('Closed')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await other.getByRole('searchbox').fill('a question')
    await rowOf(other, 'Ann').waitFor()
    await other.getByRole('searchbox').fill('')
    await rowOf(other, 'Ann').waitFor({ state: 'detached' })
    await show(other, 'closed')
    await rowOf(other, 'Ann').waitFor()
    await visitor.write('One more')
    await rowOf(other, 'Ann').waitFor({ state: 'detached' })
    await rowOf(page, 'Ann').waitFor()
    await expect.poll(() => state(page)).toBe('')
  })

  longTest(
    'is shown to colleagues without a pause, even where their clock stands still',
    async () => {
      await world.visit('At once?', { givenName: 'Ivy' })
      const [page, other] = [await openInbox(), await openInbox()]
      await rowOf(other, 'Ivy').waitFor()
      await other.clock.install()
      await other.clock.pauseAt(Date.now() + MINUTE_MS / 2)
      await rowOf(page, 'Ivy').click()
      await press(page, 'Close')
      await rowOf(other, 'Ivy').waitFor({ state: 'detached' })
      await press(page, 'Reopen')
      await rowOf(other, 'Ivy').waitFor()
    }
  )

  test('is assigned by keyboard, and listed for whom it is assigned to', async () => {
    await world.visit('Whose is it?', { givenName: 'Bea' })
    const page = await openInbox()
    await rowOf(page, 'Bea').click()
    await page.getByRole('button', { name: 'Assign' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: /\(you\)/ }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect.poll(() => state(page)).toBe('You look after it')
    await show(page, 'mine')
    await rowOf(page, 'Bea').waitFor()
    await show(page, 'unassigned')
    await rowOf(page, 'Bea').waitFor({ state: 'detached' })
    await press(page, 'Assign')
    await page.getByRole('menuitemradio', { name: 'Nobody' }).click()
    await rowOf(page, 'Bea').waitFor()
  })

  longTest('has a priority, which colleagues see in the list at once', async () => {
    await world.visit('It is burning', { givenName: 'Jo' })
    const [page, other] = [await openInbox(), await openInbox()]
    await rowOf(page, 'Jo').click()
    await press(page, 'Priority')
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click()
    await rowOf(other, 'Jo').getByText('Urgent').waitFor()
    expect(await state(page)).toBe('Priority: Urgent')
    expect(await findAccessibilityProblems(other.mainFrame())).toEqual([])
    await page.getByText('set the priority: Urgent').waitFor()
    await page
      .getByRole('alertdialog', { name: 'Jo' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await rowOf(other, 'Jo').getByText('Urgent').waitFor({ state: 'detached' })
  })

  test('has tags, which are typed or chosen, seen by colleagues at once, filtered by, and removed', async () => {
    await world.visit('Where is my parcel?', { givenName: 'Kim' })
    const [page, other] = [await openInbox(), await openInbox()]
    await rowOf(page, 'Kim').click()
    await page.route('**/tags', route => route.abort())
    await press(page, 'Tags')
    await page.getByText('The tags could not be loaded. Try again').waitFor()
    await page.unroute('**/tags')
    expect(await isFocused(page.getByLabel('Find or add a tag'))).toBe(true)
    await page.keyboard.type('late')
    await page.getByRole('menuitemcheckbox', { name: 'Add “late”' }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('Enter')
    await rowOf(other, 'Kim').getByText('late').waitFor()
    await page.getByText('added the tag late').waitFor()
    await other.getByLabel('Tag', { exact: true }).selectOption('late')
    await rowOf(other, 'Kim').waitFor()

    await press(page, 'Remove the tag late')
    expect(await isFocused(page.getByRole('button', { name: 'Tags', exact: true }))).toBe(true)
    await page.getByText('removed the tag late').waitFor()
    await other.getByText('Nothing in this view has the tag “late”.').waitFor()
    const notice = page.getByRole('alertdialog', { name: 'Kim' }).filter({ hasText: 'Tag removed' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await rowOf(other, 'Kim').waitFor()

    await press(page, 'Tags')
    await page.getByRole('menuitemcheckbox', { name: 'late', checked: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitemcheckbox').waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/[0-9a-f]{24}$/)
  })

  longTest('is listed by who waits longest, which the next visit keeps', async () => {
    const early = await world.visit('I came first', { givenName: 'Lea' })
    await world.visit('I came later', { givenName: 'Max' })
    await early.write('Still here')
    const page = await openInbox()
    const places = async () => {
      const names = await page.locator('.row .names').allTextContents()
      return ['Lea', 'Max'].map(name => names.findIndex(shown => shown.includes(name)))
    }
    await rowOf(page, 'Lea').waitFor()
    const isMaxAbove = async () => {
      const [lea = -1, max = -1] = await places()
      return max >= 0 && max < lea
    }
    expect(await isMaxAbove()).toBe(false)
    await rest('POST', `/conversations/${early.conversationId}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'We are looking' }
    })
    await page.getByLabel('Sort').selectOption('Longest waiting first')
    await expect.poll(isMaxAbove).toBe(true)
    await page.reload()
    await rowOf(page, 'Lea').waitFor()
    expect(await page.getByLabel('Sort').inputValue()).toBe('waiting')
    expect(await isMaxAbove()).toBe(true)
  })

  longTest('is found by whom a note in it mentions', async () => {
    await world.visit('Who knows?', { givenName: 'Nia' })
    const [page, other] = [await openInbox(), await openInbox()]
    await other.getByLabel('View').selectOption('mentions')
    await other.getByText('No note in an open conversation mentions you.').waitFor()
    await rowOf(page, 'Nia').click()
    await press(page, 'Note')
    const { email } = world.server.demo.signIn
    await page.keyboard.type(`Please look, @${email.slice(0, 3)}`)
    await page.getByRole('option', { name: email }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.type('today')
    await page.keyboard.press('Enter')
    const note = page.getByRole('log').locator('[data-note]')
    await note.getByText(`@${email}`, { exact: true }).waitFor()
    expect(await note.textContent()).toContain(`Please look, @${email} today`)
    await rowOf(other, 'Nia').waitFor()
    await expect.poll(() => counted(other, 'mentions')).toBe('Mentions (1)')
    await press(page, 'Close')
    await rowOf(other, 'Nia').waitFor({ state: 'detached' })
  })

  longTest('takes no note with a mention as long as the team cannot be loaded', async () => {
    await world.visit('Who knows more?', { givenName: 'Uma' })
    const page = await openInbox()
    await page.context().route('**/team', route => route.abort())
    await page.reload()
    await rowOf(page, 'Uma').click()
    await press(page, 'Note')
    const { email } = world.server.demo.signIn
    const words = `Please look, @${email} today`
    const field = page.getByRole('textbox', { name: 'Write a note' })
    await field.fill(words)
    const problem = page.getByRole('alert').filter({ hasText: 'The team could not be loaded.' })
    await problem.waitFor()
    await field.press('Enter')
    expect(await field.inputValue()).toBe(words)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.context().unroute('**/team')
    await problem.getByRole('button', { name: 'Try again' }).click()
    await problem.waitFor({ state: 'detached' })
    await field.press('Enter')
    const note = page.getByRole('log').locator('[data-note]')
    await note.getByText(`@${email}`, { exact: true }).waitFor()
  })

  test('is snoozed, and reopened', async () => {
    await world.visit('Later, please', { givenName: 'Cyd' })
    const page = await openInbox()
    await rowOf(page, 'Cyd').click()
    await press(page, 'Snooze')
    await choose(page, /^Tomorrow morning/)
    await expect.poll(() => state(page)).toMatch(/^Snoozed until /)
    await show(page, 'snoozed')
    await rowOf(page, 'Cyd').waitFor()
    await press(page, 'Reopen')
    await page.getByText('No conversation is snoozed.').waitFor()
    await press(page, 'Snooze')
    await choose(page, 'Until the visitor writes')
    await expect.poll(() => state(page)).toBe('Waits for the visitor')
  })

  longTest('is snoozed up to a time of its own, chosen with the keyboard', async () => {
    const { conversationId } = await world.visit('Next month, please', { givenName: 'Ola' })
    const page = await openInbox()
    await rowOf(page, 'Ola').click()
    const snooze = page.getByRole('button', { name: 'Snooze', exact: true })
    const time = page.getByLabel('Date and time')
    const item = (name: string) => page.getByRole('menuitem', { name })
    const asked = page.getByRole('dialog', { name: 'Snooze' }).filter({ has: time })
    const openWindow = async () => {
      await page.keyboard.press('Enter')
      await page.getByRole('menu', { name: 'Snooze' }).waitFor()
      await page.keyboard.press('End')
      await expect.poll(() => isFocused(item('Until the visitor writes'))).toBe(true)
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => isFocused(item('At another time…'))).toBe(true)
      await page.keyboard.press('Enter')
      await asked.waitFor()
    }
    await snooze.focus()
    await openWindow()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(snooze)).toBe(true)
    expect(await state(page)).toBe('')

    await openWindow()
    const at = new Date(Date.now() + 40 * DAY_MS)
    at.setHours(7, 30, 0, 0)
    const local = new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)
    await time.fill(local.toISOString().slice(0, 16))
    await page
      .context()
      .route('**/v2/**', route =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback()
      )
    await time.press('Enter')
    await asked.getByRole('alert').getByText('The server cannot be reached').waitFor()
    await page.context().unroute('**/v2/**')
    await time.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => state(page)).toMatch(/^Snoozed until .*7:30/)
    await expect.poll(() => isFocused(snooze)).toBe(true)
    expect(await rest('GET', `/conversations/${conversationId}`)).toMatchObject({
      conversation: { snoozedUntil: at.toISOString() }
    })
  })

  longTest('stays as it was when the server refuses or is away, and says so', async () => {
    await world.visit('Hello?', { givenName: 'Dan' })
    const page = await openInbox()
    await rowOf(page, 'Dan').click()
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    await page
      .context()
      .route('**/v2/**', route =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback()
      )
    await press(page, 'Close')
    await page
      .getByRole('alert')
      .filter({ hasText: /server/i })
      .waitFor()
    expect(await state(page)).toBe('')
    await rowOf(page, 'Dan').waitFor()
    await page.context().route('**/team', route => route.abort())
    await press(page, 'Assign')
    const retry = page.getByText('The team could not be loaded. Try again')
    await retry.waitFor()
    await page.context().unroute('**/team')
    await retry.click()
    await press(page, 'Assign')
    await page.getByRole('menuitemradio', { name: /\(you\)/ }).waitFor()
  })

  test('is taken back by the notice that says what was done, by mouse or keyboard', async () => {
    const { conversationId } = await world.visit('Is it done?', { givenName: 'Hal' })
    const page = await openInbox()
    const notice = page.getByRole('alertdialog', { name: 'Hal' })
    await rowOf(page, 'Hal').click()
    await press(page, 'Close')
    await notice.getByText('Closed').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.getByRole('log').getByText('closed').waitFor()
    expect(await rolesThatSay(page, 'closed')).toEqual(['alert'])
    await notice.getByRole('button', { name: 'Undo' }).click()
    await notice.waitFor({ state: 'detached' })
    await rowOf(page, 'Hal').waitFor()
    expect(await state(page)).toBe('')

    await page.getByRole('button', { name: 'Snooze' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await notice.getByText('Waits for the visitor').waitFor()
    await page.keyboard.press('F6')
    await tabTo(page, notice.getByRole('button', { name: 'Undo' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => state(page)).toBe('')
    await notice.waitFor({ state: 'detached' })
    expect(await isFocused(page.getByRole('button', { name: 'Snooze' }))).toBe(true)

    await press(page, 'Close')
    await notice.getByText('Closed').waitFor()
    await rest('PATCH', `/conversations/${conversationId}`, { status: 'pending' })
    await expect.poll(() => state(page)).toBe('Waits for the visitor')
    await notice.getByRole('button', { name: 'Undo' }).click()
    await notice.getByText('Not undone: somebody has changed it meanwhile.').waitFor()
    await notice.getByRole('button', { name: 'Hide notification' }).focus()
    await page.keyboard.press('Escape')
    await notice.waitFor({ state: 'detached' })
    expect(await state(page)).toBe('Waits for the visitor')
  })

  test('holds notes, which the visitor does not see', async () => {
    const visitor = await world.visit('Is it ready?', { givenName: 'Eve' })
    const page = await openInbox()
    await rowOf(page, 'Eve').click()
    await press(page, 'Note')
    const note = page.getByRole('textbox', { name: 'Write a note for the team' })
    await note.fill('She called')
    await page.reload()
    await expect.poll(() => note.inputValue()).toBe('She called')
    await note.fill('She called twice')
    await press(page, 'Add note')
    await page.locator('.note', { hasText: 'She called twice' }).getByText(/^Note/).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await press(page, 'Note')
    await page.getByRole('textbox', { name: 'Write a reply' }).fill('It is')
    await press(page, 'Send')
    await expect.poll(() => visitor.read()).toEqual(['Is it ready?', 'It is'])
  })

  longTest(
    'shows its team what was done with it, between the messages, and never the visitor',
    async () => {
      const visitor = await world.visit('Is it open?', { givenName: 'Gus' })
      const [page, other] = [await openInbox(), await openInbox()]
      for (const each of [page, other]) {
        await rowOf(each, 'Gus').click()
        await each.getByText('Is it open?', { exact: true }).last().waitFor()
      }
      const { email } = world.server.demo.signIn
      const told = async () => {
        const lines = other.getByRole('log').locator('.change-line, .bubble')
        return (await lines.allTextContents()).map(line => line.replace(/ \d+:\d\d.*$/s, ''))
      }
      await press(page, 'Assign')
      await page.getByRole('menuitemradio', { name: /\(you\)/ }).click()
      await press(page, 'Snooze')
      await choose(page, 'Until the visitor writes')
      await expect
        .poll(told)
        .toEqual(['Is it open?', `${email} took this`, `${email} waits for the visitor`])
      await visitor.write('It is')
      await expect
        .poll(told)
        .toEqual([
          'Is it open?',
          `${email} took this`,
          `${email} waits for the visitor`,
          'It is',
          'Reopened by a message of the visitor'
        ])
      await other.reload()
      await expect.poll(async () => (await told()).length).toBe(5)
      expect(await findAccessibilityProblems(other.mainFrame())).toEqual([])
      expect(await visitor.read()).toEqual(['Is it open?', 'It is'])
    }
  )

  longTest('is counted in each view, at once for colleagues too', async () => {
    const [page, other] = [await openInbox(), await openInbox()]
    const { counts } = await rest<{ counts: Record<string, number> }>('GET', '/conversation-counts')
    const { open = 0, closed = 0 } = counts
    await expect.poll(() => counted(other, 'open')).toBe(`Open (${open})`)
    const visitor = await world.visit('Count me', { givenName: 'Ida' })
    await expect.poll(() => counted(other, 'open')).toBe(`Open (${open + 1})`)
    await rowOf(page, 'Ida').click()
    await press(page, 'Close')
    for (const each of [page, other]) {
      await expect.poll(() => counted(each, 'closed')).toBe(`Closed (${closed + 1})`)
      expect(await counted(each, 'open')).toBe(`Open (${open})`)
    }
    await visitor.write('Again')
    await expect.poll(() => counted(other, 'open')).toBe(`Open (${open + 1})`)

    await expect.poll(() => counted(page, 'open')).toBe(`Open (${open + 1})`)
    const numberOf = async (view: string) =>
      Number(/\((\d+)\)$/.exec((await counted(other, view)) ?? '')?.[1])
    const before = {
      mine: await numberOf('mine'),
      snoozed: await numberOf('snoozed'),
      pending: await numberOf('pending')
    }
    await press(page, 'Assign')
    await page.getByRole('menuitemradio', { name: /\(you\)/ }).click()
    await expect.poll(() => numberOf('mine')).toBe(before.mine + 1)
    await press(page, 'Snooze')
    await choose(page, /^Tomorrow morning/)
    await expect.poll(() => numberOf('snoozed')).toBe(before.snoozed + 1)
    expect(await numberOf('mine')).toBe(before.mine)
    await press(page, 'Snooze')
    await choose(page, 'Until the visitor writes')
    await expect.poll(() => numberOf('pending')).toBe(before.pending + 1)
    expect(await numberOf('snoozed')).toBe(before.snoozed)
  })

  test('has its buttons in view on a phone', async () => {
    await world.visit('From a phone', { givenName: 'Fay' })
    const page = await openInbox({ viewport: { width: 360, height: 640 } })
    await rowOf(page, 'Fay').click()
    for (const name of ['Assign', 'Priority', 'Tags', 'Snooze', 'Close']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(box!.x + box!.width, name).toBeLessThanOrEqual(360)
    }
    await press(page, 'Close')
    const notice = (await page.getByRole('alertdialog').boundingBox())!
    const header = (await page.locator('.thread-header').boundingBox())!
    const composer = (await page.locator('.composer').boundingBox())!
    expect(notice.y).toBeGreaterThan(header.y + header.height)
    expect(notice.y + notice.height).toBeLessThan(composer.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
