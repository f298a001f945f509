import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { recordProblems } from './record-problems'

let world: ChatWorld

const open = async (query = '') => {
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems = await recordProblems(page)
  await page.goto(`${world.url}/guide/testing-your-integration${query}`)
  return { page, problems }
}
const states = (page: Page) =>
  page
    .locator('#steps li')
    .evaluateAll(steps => steps.map(step => (step as HTMLElement).dataset['state']))
const detail = (page: Page, step: string) =>
  page.locator('#steps li', { hasText: step }).locator('p').textContent()
const start = (page: Page) => page.getByRole('button', { name: 'Test', exact: true }).click()

describe('The page of the guide that tests an integration', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('loads it, writes a message, and reads the answer of the team', async () => {
    const { page, problems } = await open(`?integrationId=${world.server.demo.integrationId}`)
    await start(page)
    await expect
      .poll(() => states(page))
      .toEqual(['passed', 'passed', 'passed', 'passed', 'running'])
    const [conversation] = await world.conversations()
    await world.say(conversation!.id, 'It works')
    await expect.poll(() => detail(page, 'An answer arrives')).toBe('It says “It works”')
    await page.getByText('Everything works.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    expect(problems).toEqual([])
  })

  test('says what is wrong with an id that the server does not know, and tests again', async () => {
    const { page } = await open()
    const id = page.getByLabel('Integration id')
    await id.fill('0'.repeat(24))
    await start(page)
    await expect
      .poll(() => detail(page, 'The server knows'))
      .toMatch(/0{24}.* Copy the id from the console/)
    expect(await states(page)).toEqual(['failed', ...Array(4).fill('waiting')])
    await id.fill(world.server.demo.integrationId)
    await start(page)
    await expect.poll(() => states(page)).toContain('running')
    await expect.poll(async () => (await states(page))[3]).toBe('passed')
  })

  test('says which origin the integration does not admit', async () => {
    const { integration } = await world.rest<{ integration: { id: string } }>(
      'POST',
      '/integrations',
      { type: 'web', displayName: 'Shop', originWhitelist: ['https://shop.example'] }
    )
    const { page } = await open(`?integrationId=${integration.id}`)
    await start(page)
    await expect.poll(() => detail(page, 'may be used here')).toContain(new URL(world.url).origin)
  })

  test('checks a policy without sending it', async () => {
    const { page } = await open()
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    await page.getByLabel('Content-Security-Policy').fill("script-src 'self'")
    await page.getByText(`script-src lacks ${world.url}/cdn/`).waitFor()
    await page.getByLabel('Content-Security-Policy').fill('script-src *')
    await page.getByText('This policy lets the messenger work.').waitFor()
    // Chromium asks for the icon of a page when it has time.
    expect(requests.filter(path => path !== '/icon.svg')).toEqual([])
  })
})
