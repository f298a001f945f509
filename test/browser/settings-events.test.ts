import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BEFORE_HEARTBEAT } from '../util/before-heartbeat'
import { servePage, type ServedPage } from '../util/serve-page'
import { type ChatWorld, openChatWorld } from './chat-world'
import { blankPageWithScript } from './host-page'
import { recordRequests } from './record-requests'
import type { Visitor, WithPipit } from './visitor'
import { styleOf, writeFirst } from './visitor-effects'

const BRAND = 'rgb(18, 52, 86)'

let world: ChatWorld
let site: ServedPage

/** Makes a web integration, and opens a page of another origin that has it. */
const openPage = async (options: object = {}) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web', brandColor: 'ff0000', businessName: 'Before' }
  )
  const visitor = await world.visit({ url: site.url })
  await visitor.page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
    integrationId: integration.id,
    ...options
  })
  const save = (settings: object) =>
    world.rest('PATCH', `/integrations/${integration.id}`, settings)
  return { visitor, save }
}

const brandOf = (visitor: Visitor) => styleOf(visitor, '#header', 'background-color')

const nameOf = ({ chat }: Visitor) => chat.locator('h1').textContent()

describe('A messenger on a page of another origin, when the business saves its settings', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('shows them while it is connected, without a reload', async () => {
    const { visitor, save } = await openPage()
    await writeFirst(visitor)
    expect(await brandOf(visitor)).toBe('rgb(255, 0, 0)')

    await save({ brandColor: '123456', businessName: 'After', buttonWidth: '90' })

    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe(BRAND)
    await expect.poll(() => nameOf(visitor)).toBe('After')
    expect(await visitor.launcher.boundingBox()).toMatchObject({ width: 90 })
    expect(await visitor.texts()).toEqual(['Hello'])
  })

  test('shows the defaults again where a setting was taken away', async () => {
    const { visitor, save } = await openPage()
    await writeFirst(visitor)

    await save({ brandColor: null })

    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe('rgb(101, 117, 142)')
    expect(await nameOf(visitor)).toBe('Before')
  })

  test('keeps what the page has set itself, in init and later', async () => {
    const { visitor, save } = await openPage({ businessName: 'Of the page' })
    await writeFirst(visitor)
    await visitor.page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.updateSettings({
        customColors: { actionColor: '0f0' }
      })
    )

    await save({ brandColor: '123456', actionColor: '000000', businessName: 'After' })

    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe(BRAND)
    expect(await nameOf(visitor)).toBe('Of the page')
    expect(await styleOf(visitor, '#app', '--pipit-action-color')).toBe('#0f0')
  })

  test('shows them when it is opened, though it was closed and unused meanwhile', async () => {
    const { visitor, save } = await openPage()
    const requests = await recordRequests(visitor.page, world.url)

    await save({ brandColor: '123456' })
    const other = await openPage()
    await writeFirst(other.visitor)
    await other.save({ brandColor: '123456' })
    await expect.poll(() => brandOf(other.visitor), BEFORE_HEARTBEAT).toBe(BRAND)

    expect(requests).toEqual([])
    await writeFirst(visitor)
    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe(BRAND)
  })
})
