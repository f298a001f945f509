import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { PAGE_SETTINGS, SHARED_SETTINGS } from '../../src/protocol'
import type { InitOptions } from '../../src/widget'
import { servePage, type ServedPage } from '../util/serve-page'
import { OPTIONS } from '../unit/widget/public-api/options'
import { openChatWorld, type ChatWorld } from './chat-world'
import { blankPageWithScript } from './host-page'
import { EFFECTS, HELD_ELSEWHERE } from './option-effects/rows'
import type { WithPipit } from './visitor'
import { expectShown } from './visitor-effects'

let world: ChatWorld
let site: ServedPage

const isTable = (kind: unknown): kind is object => typeof kind === 'object' && !Array.isArray(kind)

/** Opens a page that calls `init` with these options. Returns the code of the error, where it is refused. */
const openPage = async (options: object) => {
  const { integrationId } = world.server.demo
  const visitor = await world.visit({ url: site.url })
  const code = await visitor.page.evaluate(
    options =>
      (window as unknown as WithPipit).Pipit.init(options as InitOptions).then(
        () => undefined,
        (error: { code: string }) => error.code
      ),
    { integrationId, ...options }
  )
  return { visitor, code }
}

describe('The options of init', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('each have an effect here, or in a test that is named', () => {
    const settings: Record<string, unknown> = { ...SHARED_SETTINGS, ...PAGE_SETTINGS }
    // Each key of an option that is an object has a row of its own.
    const names = Object.keys(OPTIONS).flatMap(name => {
      const kind = settings[name]
      return isTable(kind) ? Object.keys(kind).map(key => `${name}.${key}`) : name
    })
    expect(Object.keys({ ...EFFECTS, ...HELD_ELSEWHERE }).sort()).toEqual(names.sort())
  })

  test.each(Object.entries(HELD_ELSEWHERE))('have an effect: %s, held by %s', (_, proof) => {
    const [file = '', title = ''] = proof.split(' › ')
    expect(readFileSync(file, 'utf8')).toContain(title)
  })

  test.each(Object.entries(EFFECTS))('change what visitors see: %s', async (_, effect) => {
    const { visitor, code } = await openPage(effect.options)
    onTestFinished(() => visitor.page.close())
    const seen = code ?? (await effect.see(visitor, world))
    expectShown(seen, effect.shown)
  })

  test('connects by the transport that the page gives', async () => {
    const visitor = await world.visit({ url: site.url })
    const { integrationId } = world.server.demo
    await visitor.page.evaluate(integrationId => {
      const page = window as unknown as WithPipit & { connects: number }
      page.connects = 0
      const transport = {
        connected: false,
        connect: () => (page.connects++, new Promise<void>(() => {})),
        disconnect() {},
        send() {},
        on: () => () => {}
      }
      return page.Pipit.init({ integrationId, transport })
    }, integrationId)
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(() => visitor.page.evaluate('connects')).toBe(1)
  })
})
