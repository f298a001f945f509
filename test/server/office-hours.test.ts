import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const AWAY = 'We are closed and answer tomorrow.'

const WHOLE_DAY = [['00:00', '00:00']]
const ALWAYS = Object.fromEntries(
  ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map(day => [day, WHOLE_DAY])
)
const CLOSED = { timeZone: 'UTC', days: {}, holidays: [] }
const OPEN = { timeZone: 'Asia/Tokyo', days: ALWAYS, holidays: [] }

let world: RestWorld

/** The next moment at which clocks of UTC show an hour. */
const nextAt = (hour: number, now: number) => {
  const day = new Date(now).setUTCHours(hour, 0, 0, 0)
  return day > now ? day : day + 24 * HOUR_MS
}

/** A business with hours, and a conversation in it. */
const addShop = async (settings: object) => {
  const { path } = await world.addApp()
  const change = (settings: object) => world.call('PATCH', path, { settings })
  expect((await change(settings)).status).toBe(200)
  const { body } = await world.call('POST', `${path}/integrations`, { type: 'web' })
  const { id: userId } = await world.addUser(path)
  const { id } = await world.addConversation(path, userId)
  const messages = `${path}/conversations/${id}/messages`
  const say = (author: object, text: string) =>
    world.call('POST', messages, { author, content: { type: 'text', text } })
  const readConfig = async () =>
    (await world.call('GET', `/sdk/v1/integrations/${body.integration.id}/config`)).body
  return {
    path,
    change,
    ask: () => say({ type: 'user', userId }, 'Are you there?'),
    answer: (text = 'Yes') => say({ type: 'business' }, text),
    said: async () => {
      const { body } = await world.call('GET', messages)
      return body.messages
        .filter(({ author }: any) => author.type === 'business')
        .map(({ content }: any) => content.text)
    },
    openState: async () => (await readConfig()).openState,
    settingsVersion: async () => (await readConfig()).settingsVersion
  }
}

describe('Office hours of an app', () => {
  beforeAll(async () => {
    world = await openRestWorld()
  })
  afterAll(() => world.close())

  test('are none at first, and nothing is said about them', async () => {
    const shop = await addShop({ awayMessage: AWAY })
    expect(await shop.openState()).toBeUndefined()
    await shop.ask()
    expect(await shop.said()).toEqual([])
  })

  test('reach the widget, with the time at which they change', async () => {
    const now = world.domain.clock()
    const hours = { timeZone: 'UTC', days: {} as Record<string, unknown>, holidays: [] }
    for (const day of Object.keys(ALWAYS)) hours.days[day] = [['10:00', '12:00']]
    const shop = await addShop({ officeHours: hours })
    const { isOpen, changesAt } = await shop.openState()
    expect([nextAt(10, now), nextAt(12, now)]).toContain(changesAt)
    expect(isOpen).toBe(changesAt === nextAt(12, now) && nextAt(12, now) < nextAt(10, now))
  })

  test('have an away message while they are closed, again only on another day and after 12 hours', async () => {
    const shop = await addShop({ officeHours: CLOSED, awayMessage: AWAY })
    world.moveClock(nextAt(1, world.domain.clock()) - world.domain.clock())
    await shop.ask()
    expect(await shop.said()).toEqual([AWAY])
    world.moveClock(11 * HOUR_MS)
    await shop.ask()
    expect(await shop.said()).toEqual([AWAY])
    // On the same day still, though 12 hours have passed.
    world.moveClock(2 * HOUR_MS)
    await shop.ask()
    expect(await shop.said()).toEqual([AWAY])
    world.moveClock(12 * HOUR_MS)
    await shop.ask()
    expect(await shop.said()).toEqual([AWAY, AWAY])
  })

  test('have no away message within 15 minutes after somebody of the business has written', async () => {
    const shop = await addShop({ officeHours: CLOSED, awayMessage: AWAY })
    await shop.answer('I am still here')
    world.moveClock(14 * MINUTE_MS)
    await shop.ask()
    expect(await shop.said()).toEqual(['I am still here'])
    world.moveClock(2 * MINUTE_MS)
    await shop.ask()
    expect(await shop.said()).toEqual(['I am still here', AWAY])
  })

  test('have no away message while they are open', async () => {
    const shop = await addShop({ officeHours: OPEN, awayMessage: AWAY })
    expect(await shop.openState()).toEqual({ isOpen: true })
    await shop.ask()
    expect(await shop.said()).toEqual([])
  })

  test('are closed by hand until a time, which the hours may put off', async () => {
    const awayUntil = new Date(world.domain.clock() + HOUR_MS).toISOString()
    const shop = await addShop({ officeHours: OPEN, awayUntil, awayMessage: AWAY })
    expect(await shop.openState()).toEqual({ isOpen: false, changesAt: Date.parse(awayUntil) })
    await shop.ask()
    expect(await shop.said()).toEqual([AWAY])
    world.moveClock(2 * HOUR_MS)
    expect(await shop.openState()).toEqual({ isOpen: true })
    await shop.change({ officeHours: CLOSED })
    expect(await shop.openState()).toEqual({ isOpen: false })
    await shop.change({ officeHours: null, awayUntil: null })
    expect(await shop.openState()).toBeUndefined()
  })

  test('do not make an away message an answer', async () => {
    const shop = await addShop({ officeHours: CLOSED, awayMessage: AWAY })
    await shop.ask()
    const since = await world.storage.read
      .selectFrom('conversations')
      .select('awaitsAnswerSince')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(since.awaitsAnswerSince).not.toBeNull()
  })

  test.each([
    [
      'a time zone that is none',
      { officeHours: { ...CLOSED, timeZone: 'Europe/Bakery' } },
      /timeZone must be an IANA time zone/
    ],
    [
      'a time that is none',
      { officeHours: { ...CLOSED, days: { mon: [['9:00', '24:30']] } } },
      /days\.mon\.0\.0 must be a time such as 09:30/
    ],
    ['half a span', { officeHours: { ...CLOSED, days: { mon: [['09:00']] } } }, /days\.mon/],
    [
      'a date that is none',
      { officeHours: { ...CLOSED, holidays: ['2026-13-01'] } },
      /holidays\.0 must be a date/
    ],
    [
      'a date that no month has',
      { officeHours: { ...CLOSED, holidays: ['2026-12-25', '2026-02-30'] } },
      /holidays\.1 must be a date such as 2026-12-25, got "2026-02-30"/
    ],
    ['an end that is no time', { awayUntil: 'tomorrow' }, /awayUntil must/],
    ['an empty away message', { awayMessage: '' }, /awayMessage must/]
  ])('refuse %s', async (_, settings, title) => {
    const { path } = await addShop({})
    const { status, body } = await world.call('PATCH', path, { settings })
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch(title)
  })

  test('have another version of the settings, which messengers that are connected read', async () => {
    const shop = await addShop({})
    const before = await shop.settingsVersion()
    await shop.change({ awayUntil: new Date(world.domain.clock() + HOUR_MS).toISOString() })
    expect(await shop.settingsVersion()).not.toBe(before)
  })

  test('are put back as a whole from the history', async () => {
    const shop = await addShop({ officeHours: CLOSED })
    await shop.change({ officeHours: OPEN })
    const { body } = await world.call('GET', `${shop.path}/changes`)
    expect(body.changes.at(-1).fields).toEqual([
      { field: 'settings.officeHours', before: CLOSED, after: OPEN }
    ])
  })
})
