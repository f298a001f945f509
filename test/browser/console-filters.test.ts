import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOT_TOKEN, startTelegram, type Telegram } from '../channels/telegram'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

const ANN = { id: 4_815_162_342, first_name: 'Ann', last_name: 'Lee' }
const BEN = { id: 4_815_162_343, first_name: 'Ben', last_name: 'Fox' }
const BOB = 'bob@example.com'

let world: ConsoleWorld
let telegram: Telegram
let rest: Rest

const openInbox = () => world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const isGone = (page: Page, name: string) => rowOf(page, name).waitFor({ state: 'detached' })

/** Lets Bob join the team. @returns His id. */
const addBob = async (): Promise<string> => {
  const owner = await openInbox()
  const api = `${world.server.url}/console/api`
  const { csrfToken } = await (await owner.request.get(`${api}/me`)).json()
  const invited = await owner.request.post(`${api}/team/invitations`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { role: 'agent', appIds: [world.server.demo.appId] }
  })
  const { token } = await invited.json()
  const context = await world.browser.newContext()
  const data = { token, email: BOB, password: 'correct horse battery' }
  const joined = await context.request.post(`${api}/join`, { data })
  expect(joined.ok()).toBe(true)
  await context.close()
  const { members } = await rest<{ members: { id: string; email: string }[] }>('GET', '/team')
  return members.find(({ email }) => email === BOB)?.id ?? ''
}

describe('The inbox of the console', () => {
  beforeAll(async () => {
    telegram = await startTelegram()
    world = await openConsoleWorld({ PIPIT_UPSTREAM_TELEGRAM: telegram.url })
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
    await rest('POST', '/integrations', { type: 'telegram', token: BOT_TOKEN })
    await telegram.until(() => telegram.webhook() !== undefined)
  })
  afterAll(async () => {
    await world.close()
    await telegram.close()
  })

  longTest(
    'filtered by channel lists those whom it reaches, and more of them as they write',
    async () => {
      await world.visit('From the site', { givenName: 'Dan' })
      await telegram.say(ANN, 'From the bus')
      const page = await openInbox()
      for (const name of ['Dan', 'Ann Lee']) await rowOf(page, name).waitFor()
      await filter(page, 'Channel').selectOption('Telegram')
      await isGone(page, 'Dan')
      await rowOf(page, 'Ann Lee').waitFor()
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
      await world.visit('From the site, too', { givenName: 'Eva' })
      await telegram.say(BEN, 'From the train')
      await rowOf(page, 'Ben Fox').waitFor()
      for (const name of ['Dan', 'Eva']) expect(await rowOf(page, name).count()).toBe(0)

      await filter(page, 'Channel').selectOption('Web Messenger')
      for (const name of ['Ann Lee', 'Ben Fox']) await isGone(page, name)
      for (const name of ['Dan', 'Eva']) await rowOf(page, name).waitFor()
      await filter(page, 'Channel').selectOption('All channels')
      for (const name of ['Dan', 'Eva', 'Ann Lee', 'Ben Fox']) await rowOf(page, name).waitFor()
    }
  )

  test('filtered by member lists what they look after, at once after each change', async () => {
    const fay = await world.visit('Whose is it?', { givenName: 'Fay' })
    const gil = await world.visit('And this one?', { givenName: 'Gil' })
    const assign = ({ conversationId }: typeof fay, assigneeId: string | null) =>
      rest('PATCH', `/conversations/${conversationId}`, { assigneeId })
    const bobId = await addBob()
    await assign(fay, bobId)
    const page = await openInbox()
    await rowOf(page, 'Gil').waitFor()
    await filter(page, 'Assigned to').selectOption(BOB)
    await isGone(page, 'Gil')
    await rowOf(page, 'Fay').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await assign(gil, bobId)
    await rowOf(page, 'Gil').waitFor()
    await assign(fay, null)
    await isGone(page, 'Fay')

    const view = filter(page, 'View')
    await view.selectOption('unassigned')
    await rowOf(page, 'Fay').waitFor()
    // The view says already whose it shows.
    expect(await filter(page, 'Assigned to').count()).toBe(0)
    await view.selectOption('open')
    await isGone(page, 'Fay')
    await rowOf(page, 'Gil').waitFor()
    await filter(page, 'Assigned to').selectOption('All members')
    await rowOf(page, 'Fay').waitFor()
  })
})
