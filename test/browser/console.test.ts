import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt } from '../util/rest'
import { openConsoleWorld, rowOf, shown, type ConsoleWorld } from './console-world'
import { longTest } from './short-run'

/** Names in an open conversation that scripts and people who use screen readers rely on. */
const NAMES = [
  ['list', 'Conversations'],
  ['searchbox', 'Search'],
  ['textbox', 'Write a reply'],
  ['button', 'Send'],
  ['button', 'Attach'],
  ['button', 'Note'],
  ['button', 'Assign'],
  ['button', 'Close'],
  ['button', 'Snooze']
] as const

let world: ConsoleWorld

describe('The console', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('rejects a wrong password with a helpful message, and accepts the right one', async () => {
    const page = await world.open()
    await page.getByLabel('E-mail').fill(world.server.demo.signIn.email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('do not belong together').waitFor()
    await world.signIn(page)
  })

  test('explains how to begin while there are no conversations', async () => {
    const page = await world.openSignedIn('')
    await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
    const tags = await page.getByRole('region', { name: 'Snippet' }).textContent()
    const { integrationId } = world.server.demo
    expect(tags).toMatch(/^<script>\n/)
    expect(tags).toContain(`${world.server.url}/web/${integrationId}/loader.json`)
    expect(tags).toContain(`Pipit.init({ integrationId: '${integrationId}' })`)
  })

  test('supports a full workflow with the keyboard: find, open, read, answer, go back', async () => {
    const page = await world.open()
    const refusals: string[] = []
    page.on('pageerror', error => refusals.push(error.message))
    page.on('console', line => /policy|trusted/i.test(line.text()) && refusals.push(line.text()))
    await world.signIn(page)
    const ann = await world.visit('Is the blue one back?', { givenName: 'Ann', surname: 'Lee' })
    await world.visit('Good morning', { givenName: 'Bo' })
    await rowOf(page, 'Bo').waitFor()
    expect(await rowOf(page, 'Ann Lee').textContent()).toContain('1 unread')
    await expect.poll(() => page.title()).toMatch(/^\(2\) Inbox/)

    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('log', { name: 'Messages with Ann Lee' }).waitFor()
    await expect.poll(() => shown(page)).toEqual(['Is the blue one back?'])
    await expect.poll(() => rowOf(page, 'Ann Lee').textContent()).not.toContain('unread')
    expect(await rowOf(page, 'Ann Lee').getAttribute('aria-current')).toBe('true')

    await page.keyboard.type('Yes,')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('since Monday.')
    await page.keyboard.press('Enter')
    await expect.poll(() => shown(page)).toEqual(['Is the blue one back?', 'Yes,\nsince Monday.'])
    await expect.poll(() => ann.read()).toEqual(['Is the blue one back?', 'Yes,\nsince Monday.'])

    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Ann Lee')
    expect(await page.getByRole('log').count()).toBe(0)
    expect(refusals).toEqual([])
  })

  longTest(
    'has exact names for all that a conversation needs, and says to whom one writes',
    async () => {
      const { conversationId } = await world.visit('Hello', { givenName: 'Ed' })
      const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox/${conversationId}`)
      const count = ([role, name]: (typeof NAMES)[number]) =>
        page.getByRole(role, { name, exact: true }).count()
      await expect.poll(() => Promise.all(NAMES.map(count))).toEqual(NAMES.map(() => 1))
      const field = page.getByRole('textbox', { name: 'Write a reply', exact: true })
      const description = () =>
        field.evaluate(element => {
          const id = element.getAttribute('aria-describedby') ?? ''
          return document.getElementById(id)?.textContent
        })
      await expect.poll(description).toBe('Ed')
    }
  )

  test('marks conversations as read from the list, and filters unread ones', async () => {
    const page = await world.openSignedIn('')
    await world.visit('Hello', { givenName: 'Cy' })
    await rowOf(page, 'Cy').focus()
    await page.keyboard.press('m')
    await expect.poll(() => rowOf(page, 'Cy').textContent()).not.toContain('unread')

    await page.getByRole('radio', { name: 'Unread' }).check()
    await rowOf(page, 'Cy').waitFor({ state: 'detached' })
    await rowOf(page, 'Bo').waitFor()
    await page.getByRole('radio', { name: 'All' }).check()
    await page.keyboard.press('/')
    await page.keyboard.type('Cy')
    await rowOf(page, 'Bo').waitFor({ state: 'detached' })
    await rowOf(page, 'Cy').waitFor()

    const search = page.getByRole('searchbox')
    await page.keyboard.press('Escape')
    expect(await search.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    expect(await search.inputValue()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('row')
  })

  test('shows activity of a visitor in the open conversation live', async () => {
    const page = await world.openSignedIn('')
    const visitor = await world.visit('One', { givenName: 'Di' })
    await rowOf(page, 'Di').click()
    await expect.poll(() => shown(page)).toEqual(['One'])
    const sign = page.getByText('Di is typing…')
    // A sign that is given before the console listens is not kept for it.
    await expect
      .poll(async () => {
        await visitor.startTyping()
        return sign.isVisible()
      })
      .toBe(true)
    await visitor.write('Two')
    await expect.poll(() => shown(page)).toEqual(['One', 'Two'])
    await sign.waitFor({ state: 'detached' })
  })

  longTest('shows messages as plain text, even when they look like markup', async () => {
    const markup =
      '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>'
    const page = await world.openSignedIn('')
    await world.visit(markup, { givenName: markup })
    await page.locator('.row', { hasText: markup }).click()
    await expect.poll(() => shown(page)).toEqual([markup])
    expect(await page.locator('img, #console script').count()).toBe(0)
    // The title names who takes part, as plain text too.
    expect(await page.title()).not.toBe('owned')
  })

  longTest(
    'redraws one row of many when a message arrives in the topmost conversation',
    async () => {
      const page = await world.openSignedIn('')
      const visitor = await world.visit('First', { givenName: 'Ursula' })
      await rowOf(page, 'Ursula').waitFor()
      const changes = await page.evaluateHandle(() => {
        const texts: string[] = []
        const list = document.querySelector('.rows')
        const note = (records: MutationRecord[]) =>
          records.forEach(({ target }) => texts.push(target.textContent ?? ''))
        if (list)
          new MutationObserver(note).observe(list, {
            childList: true,
            characterData: true,
            subtree: true
          })
        return texts
      })
      await visitor.write('Second')
      await rowOf(page, 'Ursula').filter({ hasText: 'Second' }).waitFor()
      const texts = await changes.jsonValue()
      // The time in any row may change meanwhile.
      expect(texts.filter(text => !/^(now|\d+ min)$/.test(text))).toEqual(['Second', '2'])
      expect(await page.locator('.row').count()).toBeGreaterThan(3)
    }
  )

  longTest("keeps the side bar in its width, however long the app's name is", async () => {
    const { url, demo, accountKey } = world.server
    const rest = restAt(`${url}/v2`, accountKey)
    await rest('PATCH', `/apps/${demo.appId}`, { displayName: 'The best shop '.repeat(7) })
    const page = await world.openSignedIn('')
    for (const width of [1100, 800]) {
      await page.setViewportSize({ width, height: 800 })
      const bar = await page.locator('.side-bar').evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth
      }))
      expect(bar.scrollWidth, `${width} px`).toBe(bar.clientWidth)
      const name = await page.getByRole('button', { name: /^App: / }).boundingBox()
      expect(name?.width, `${width} px`).toBeLessThanOrEqual(bar.clientWidth)
    }
  })
})
