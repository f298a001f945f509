import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { restAt } from '../util/rest'
import { startTestServer } from '../util/server'
import { openConsoleWorld, rowOf, shown, type ConsoleWorld } from './console-world'
import { isFocused } from './keyboard'
import { hasten } from './short-delays'
import { longTest } from './short-run'

/** More than a page of messages. */
const MANY = 110

let world: ConsoleWorld

const openThread = async (name: string) => {
  const visitor = await world.visit(`I am ${name}`, { givenName: name })
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
  await rowOf(page, name).click()
  await expect.poll(() => shown(page)).toEqual([`I am ${name}`])
  return { visitor, page, field: page.getByRole('textbox', { name: 'Write a reply', exact: true }) }
}

const loseNetwork = async (page: Page) => {
  await page.context().setOffline(true)
  // The browser has said so before its network was gone, and a stream may have opened in between.
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.getByText('Connection lost').waitFor()
}

describe('The console under faults', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('shows a reply once when it was stored but the response was lost', async () => {
    const { visitor, page, field } = await openThread('Ann')
    await page.route('**/messages', async route => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await field.fill('Only once')
    await field.press('Enter')
    await expect.poll(() => shown(page)).toEqual(['I am Ann', 'Only once'])
    // Neither "Sending…" nor "Not sent." nor "May not have been sent."
    await expect.poll(() => page.getByText(/Sending|sent\./).count()).toBe(0)
    expect(await visitor.read()).toEqual(['I am Ann', 'Only once'])
  })

  test('reports a reply that was not sent, and sends it at one press', async () => {
    const { visitor, page, field } = await openThread('Bo')
    await page.route('**/messages', route => route.abort())
    await field.fill('Hello Bo')
    await field.press('Enter')
    await page.getByText('May not have been sent.').waitFor()
    await page.unroute('**/messages')
    expect(await visitor.read()).toEqual(['I am Bo'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => visitor.read()).toEqual(['I am Bo', 'Hello Bo'])
    await expect.poll(() => shown(page)).toEqual(['I am Bo', 'Hello Bo'])
  })

  longTest('says why the server refused a reply, which is written anew then', async () => {
    const { visitor, page, field } = await openThread('Kim')
    await page.route('**/messages', route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { errors: [{ title: 'It is too long.' }] } })
        : route.continue()
    )
    await field.fill('A long reply')
    await field.press('Enter')
    await page.getByText('Not sent. It is too long.').waitFor()
    await page.reload()
    await page.getByText('Not sent. It is too long.').waitFor()
    await field.fill('Thank you')
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect.poll(() => field.inputValue()).toBe('A long reply\n\nThank you')
    expect(await isFocused(field)).toBe(true)
    expect(await shown(page)).toEqual(['I am Kim'])
    await page.unroute('**/messages')
    await field.press('Enter')
    await expect.poll(() => visitor.read()).toEqual(['I am Kim', 'A long reply\n\nThank you'])
  })

  test('keeps the draft when the session ends', async () => {
    const { visitor, page, field } = await openThread('Cy')
    await field.fill('Sent too late')
    await page.context().clearCookies()
    await field.press('Enter')
    await page.getByText('Your session has ended').waitFor()
    await world.signIn(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => visitor.read()).toEqual(['I am Cy', 'Sent too late'])

    await field.fill('Half a sen')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Half a sen')
  })

  test('asks for a reload where the server has other files, and keeps the draft', async () => {
    const { conversationId } = await world.visit('I am Ida', { givenName: 'Ida' })
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox/${conversationId}`)
    const field = page.getByRole('textbox', { name: 'Write a reply', exact: true })
    await field.fill('Half an answ')
    let isGone = true
    await page.route('**/console/management-*.js', route =>
      isGone ? route.fulfill({ status: 404 }) : route.fallback()
    )
    await page.reload()
    await page.getByRole('link', { name: 'Team' }).click()
    await page.getByRole('heading', { name: 'This screen did not load' }).waitFor()
    await page.getByText('The server may have been updated').waitFor()
    page.on('request', request => {
      if (request.isNavigationRequest()) isGone = false
    })
    // A click looks afterwards what lay under the pointer, which by then may be the next document.
    await page.getByRole('button', { name: 'Reload the page' }).press('Enter')
    await page.getByRole('heading', { name: 'Team', exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('Half an answ')
  })

  longTest('keeps its scroll position while history loads above', async () => {
    const { visitor, page } = await openThread('Di')
    const address = page.url()
    await page.goto('about:blank')
    for (let number = 1; number <= MANY; number++) await visitor.write(`Line ${number}`)
    await page.goto(address)
    const log = page.getByRole('log')
    await log.getByText(`Line ${MANY}`, { exact: true }).waitFor()
    const fromEnd = () => log.evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)
    // The person beside it may come later, and takes some of its width.
    await expect.poll(fromEnd).toBeLessThan(2)

    const moved = await log.evaluate(
      element =>
        new Promise<number>(resolve => {
          element.scrollTop = 200
          const first = element.querySelector('.message')
          const seen = [...element.querySelectorAll('.message')].find(
            message => message.getBoundingClientRect().top > 200
          )
          const before = seen?.getBoundingClientRect().top ?? 0
          new MutationObserver(() => {
            if (element.querySelector('.message') === first) return
            const after = () => resolve((seen?.getBoundingClientRect().top ?? 0) - before)
            requestAnimationFrame(() => requestAnimationFrame(after))
          }).observe(element, { childList: true })
        })
    )
    expect(Math.abs(moved)).toBeLessThan(2)
    expect(await page.locator('.message').count()).toBe(MANY + 1)

    await visitor.write('The newest')
    await page.getByRole('button', { name: 'New messages' }).click()
    await page.getByRole('button', { name: 'New messages' }).waitFor({ state: 'detached' })
  })

  longTest('keeps an unsent reply through a reload, and sends it then', async () => {
    const { visitor, field, ...opened } = await openThread('Flo')
    let { page } = opened
    const context = page.context()
    await context.route('**/messages', route => route.abort())
    await field.fill('Not forgotten')
    await field.press('Enter')
    await page.getByText('May not have been sent.').waitFor()
    const address = page.url()
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()

    page = await context.newPage()
    await page.goto(address)
    await expect.poll(() => shown(page)).toContain('Not forgotten')
    await context.unroute('**/messages')
    await page.reload()
    await expect.poll(() => visitor.read()).toEqual(['I am Flo', 'Not forgotten'])
    await expect.poll(() => shown(page)).toEqual(['I am Flo', 'Not forgotten'])
    await page.reload()
    await expect.poll(() => shown(page)).toEqual(['I am Flo', 'Not forgotten'])
    expect(await visitor.read()).toEqual(['I am Flo', 'Not forgotten'])
  })

  longTest('tries again at once when asked, while the connection is lost', async () => {
    const { page } = await openThread('Gil')
    let asked = 0
    await page.route('**/events*', route => {
      asked++
      return route.abort()
    })
    await page.reload()
    const again = page.getByRole('button', { name: 'Try now' })
    await again.waitFor()
    const before = asked
    await again.click()
    await expect.poll(() => asked).toBeGreaterThan(before)
    await page.unroute('**/events*')
    await again.click()
    await again.waitFor({ state: 'detached' })
  })

  test('waits while the network of the agent is away, and sends each reply once when it is back', async () => {
    const { visitor, page, field } = await openThread('Hal')
    await loseNetwork(page)
    for (const text of ['First', 'Second']) {
      await field.fill(text)
      await field.press('Enter')
    }
    await expect
      .poll(() => page.getByText('Waits for the connection, then goes by itself.').count())
      .toBe(2)
    expect(await visitor.read()).toEqual(['I am Hal'])

    await page.context().setOffline(false)
    await expect.poll(() => visitor.read()).toEqual(['I am Hal', 'First', 'Second'])
    await page.getByText('Connection lost').waitFor({ state: 'detached' })
    await expect.poll(() => shown(page)).toEqual(['I am Hal', 'First', 'Second'])
    await expect.poll(() => page.getByText(/Waits|Sending|sent\./).count()).toBe(0)
    expect(await visitor.read()).toEqual(['I am Hal', 'First', 'Second'])
  })

  longTest('names a conversation that was opened without a network, once it is back', async () => {
    const { conversationId } = await world.visit('I am Ole', { givenName: 'Ole' })
    const { url, demo, accountKey } = world.server
    const rest = restAt(`${url}/v2/apps/${demo.appId}/conversations/${conversationId}`, accountKey)
    const read = { author: { type: 'business' }, type: 'conversation:read' }
    await rest('POST', '/activity', read)
    await rest('PATCH', '', { status: 'closed' })
    const { page } = await openThread('Pia')
    await loseNetwork(page)
    await page.evaluate(hash => (location.hash = hash), `#/${demo.appId}/inbox/${conversationId}`)
    await rowOf(page, 'Pia').and(page.locator('[aria-current]')).waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { name: 'Ole' }).count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Ole' }).first().waitFor()
    await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
  })

  longTest(
    'waits when a reply cannot reach the server, although the open stream says nothing',
    async () => {
      const { visitor, page, field } = await openThread('Jo')
      const unreachable = /\/v2\//
      await page.route(unreachable, route => route.abort())
      await field.fill('Into the void')
      await field.press('Enter')
      await page.getByText('Connection lost').waitFor()
      await page.getByText('Waits for the connection, then goes by itself.').waitFor()
      await page.unroute(unreachable)
      // It goes by itself in the same moment where that is due.
      const pressAll = (buttons: HTMLElement[]) => buttons.forEach(button => button.click())
      await page.getByRole('button', { name: 'Try now' }).evaluateAll(pressAll)
      await expect.poll(() => visitor.read()).toEqual(['I am Jo', 'Into the void'])
      await page.getByText('Connection lost').waitFor({ state: 'detached' })
      await expect.poll(() => shown(page)).toEqual(['I am Jo', 'Into the void'])
    }
  )

  test('reconnects by itself after the server was killed, and shows what happened meanwhile', async () => {
    const { visitor, page, field } = await openThread('Eva')
    await hasten(page)
    const { dataDir, url } = world.server
    await world.server.kill('SIGKILL')
    await page.getByText('Connection lost').waitFor()
    await field.fill('Written meanwhile')
    await field.press('Enter')
    await page.getByText('Waits for the connection, then goes by itself.').waitFor()
    const server = await startTestServer({ dataDir, port: Number(new URL(url).port) })
    onTestFinished(() => server.stop())
    await visitor.write('Are you there?')
    await page.getByText('Connection lost').waitFor({ state: 'detached' })
    await expect
      .poll(() => visitor.read().then(texts => texts.sort()))
      .toEqual(['Are you there?', 'I am Eva', 'Written meanwhile'])
    await expect
      .poll(() => shown(page).then(texts => texts.sort()))
      .toEqual(['Are you there?', 'I am Eva', 'Written meanwhile'])
    expect(await page.getByText('Waits for the connection').count()).toBe(0)
  })
})
