import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld, type VisitOptions } from './chat-world'
import { blankPageWithScript } from './host-page'
import type { WithPipit } from './visitor'

const HOUR_MS = 3_600_000
/** Time after a change within which the messenger asks what holds now. */
const ASKED_MS = 15_000
const CLOSED = { timeZone: 'UTC', days: {}, holidays: [] }
const OPEN_TEXT = 'How can we help?'
const AWAY = 'We are closed and answer tomorrow.'
/** File of what the header says of the hours. */
const CHUNK = /\/cdn\/.*\/hours\.js/

let world: ChatWorld
let site: ServedPage

const change = (settings: object) => world.rest('PATCH', '', { settings })

/** Opens a messenger whose page has a clock that the test moves. */
const visit = async (options: object = {}, visitOptions?: VisitOptions) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web' }
  )
  const visitor = await world.visit({ url: site.url, ...visitOptions })
  const { page, chat } = visitor
  await page.clock.install()
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.evaluate(given => (window as unknown as WithPipit).Pipit.init(given), {
    integrationId: integration.id,
    ...options
  })
  await visitor.open()
  return {
    ...visitor,
    says: () => chat.locator(':is(#header p, .greeting b)').locator('visible=true').innerText(),
    hasLoaded: () => requests.some(url => CHUNK.test(url))
  }
}

describe('The header of the messenger', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  beforeEach(() => change({ officeHours: null, awayUntil: null, awayMessage: null }))
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('says when somebody is back, in the language and time zone of the visitor', async () => {
    const back = new Date()
    back.setUTCHours(8, 0, 0, 0)
    back.setUTCDate(back.getUTCDate() + 40)
    await change({ awayUntil: back.toISOString() })
    const day = back.toLocaleDateString('de', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Kathmandu'
    })
    const { says } = await visit({ locale: 'de' }, { timezoneId: 'Asia/Kathmandu' })
    await expect.poll(says).toBe(`Am ${day} um 13:45 wieder da`)
  })

  test('changes by itself when that time has come, and then says what holds', async () => {
    await change({ awayUntil: new Date(Date.now() + HOUR_MS).toISOString() })
    const { page, says, hasLoaded } = await visit()
    await expect.poll(says).toMatch(/^Back /)
    expect(hasLoaded()).toBe(true)
    await change({ awayUntil: null, officeHours: CLOSED })
    await page.clock.fastForward(HOUR_MS)
    await expect.poll(says).toBe(OPEN_TEXT)
    await page.clock.fastForward(ASKED_MS)
    await expect.poll(says).toBe('Closed right now')
  })

  test('loads nothing about hours where there are none', async () => {
    const { says, hasLoaded } = await visit()
    expect(await says()).toBe(OPEN_TEXT)
    expect(hasLoaded()).toBe(false)
  })

  test('says that a business is closed that names no time, and a visitor who writes reads why', async () => {
    await change({ officeHours: CLOSED, awayMessage: AWAY })
    const { says, write, texts } = await visit()
    await expect.poll(says).toBe('Closed right now')
    await write('Are you there?')
    await expect.poll(texts).toEqual(['Are you there?', AWAY])
  })
})
