import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../util/server'
import { openConsoleWorld, rowOf, shown, type ConsoleWorld } from './console-world'

/** More than a page of messages. */
const MANY = 130

let world: ConsoleWorld

beforeAll(async () => {
  world = await openConsoleWorld()
})
afterAll(() => world.close())

const openThread = async (name: string) => {
  const visitor = await world.visit(`I am ${name}`, { givenName: name })
  const page = await world.open()
  await world.signIn(page)
  await rowOf(page, name).click()
  await expect.poll(() => shown(page)).toEqual([`I am ${name}`])
  return { visitor, page, field: page.getByRole('textbox', { name: `Reply to ${name}` }) }
}

test('shows a reply once when its answer is lost after it was stored', async () => {
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

test('says that a reply was not sent, and sends it when asked to', async () => {
  const { visitor, page, field } = await openThread('Bo')
  await page.route('**/messages', route => route.abort())
  await field.fill('Hello Bo')
  await field.press('Enter')
  await page.getByText('May not have been sent.').waitFor()
  await page.unroute('**/messages')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('Not sent.').waitFor()
  expect(await visitor.read()).toEqual(['I am Bo'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => visitor.read()).toEqual(['I am Bo', 'Hello Bo'])
  await expect.poll(() => shown(page)).toEqual(['I am Bo', 'Hello Bo'])
})

test('keeps what was being written when the session ends', async () => {
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

test('keeps its place while history comes in above', async () => {
  const { visitor, page } = await openThread('Di')
  for (let number = 1; number <= MANY; number++) await visitor.write(`Line ${number}`)
  await page.reload()
  const log = page.getByRole('log')
  await log.getByText(`Line ${MANY}`, { exact: true }).waitFor()
  expect(await log.evaluate(e => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2)

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

test('returns by itself after the server was killed, and knows what happened meanwhile', async () => {
  const { visitor, page } = await openThread('Ed')
  const { dataDir, url } = world.server
  await world.server.kill('SIGKILL')
  await page.getByText('Connection lost').waitFor()
  const server = await startTestServer({ dataDir, port: Number(new URL(url).port) })
  onTestFinished(() => server.stop())
  await visitor.write('Are you there?')
  await page.getByText('Connection lost').waitFor({ state: 'detached' })
  await expect.poll(() => shown(page)).toEqual(['I am Ed', 'Are you there?'])
  await expect.poll(() => rowOf(page, 'Ed').textContent()).toContain('Are you there?')
})
