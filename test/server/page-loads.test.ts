import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

const SHOP = 'https://shop.example'

let world: RestWorld
let path: string

/** Makes a web integration. */
const addIntegration = async (fields: object = {}): Promise<string> => {
  const { body } = await world.call('POST', `${path}/integrations`, { type: 'web', ...fields })
  return body.integration._id ?? body.integration.id
}

const loadsOf = async (id: string) => {
  const { status, body } = await world.call('GET', `${path}/integrations/${id}/page-loads`)
  expect(status).toBe(200)
  return body.pageLoads as { outcome: string; origin?: string; at: string; count: number }[]
}

const askForScript = (id: string, origin?: string) =>
  world.call('GET', `/web/${id}/loader.json`, undefined, origin ? { origin } : {})
const askForConfig = (id: string, origin?: string) =>
  world.call('GET', `/sdk/v1/integrations/${id}/config`, undefined, origin ? { origin } : {})

/** Lists outcomes and origins once there are as many; loads are stored after the answer. */
const expectLoads = (id: string, loads: [outcome: string, origin: string | undefined][]) =>
  expect
    .poll(async () => (await loadsOf(id)).map(({ outcome, origin }) => [outcome, origin]))
    .toEqual(loads)

/** Lets the time pass after which another load of an integration is stored. */
const passSecond = () => world.moveClock(1_000)

describe('The page loads of an integration', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    path = (await world.addApp()).path
  })
  afterAll(() => world.close())

  test('are none at first', async () => {
    expect(await loadsOf(await addIntegration())).toEqual([])
  })

  test('name the sites that asked for the script and started, the newest first', async () => {
    const id = await addIntegration()
    await askForScript(id, SHOP)
    await expectLoads(id, [['snippet', SHOP]])
    await askForConfig(id, SHOP)
    passSecond()
    await askForConfig(id)
    await expectLoads(id, [
      ['started', undefined],
      ['started', SHOP],
      ['snippet', SHOP]
    ])
    const [newest] = await loadsOf(id)
    expect(newest!.at).toMatch(/^20..-..-..T..:..:..\....Z$/)
    expect(newest).not.toHaveProperty('origin')
  })

  test('name an origin that the integration does not list, which gets its refusal', async () => {
    const id = await addIntegration({ originWhitelist: [SHOP] })
    expect((await askForConfig(id, 'https://other.example')).status).toBe(403)
    await expectLoads(id, [['refused', 'https://other.example']])
  })

  test('name a site once, with its newest time', async () => {
    const id = await addIntegration()
    await askForConfig(id, SHOP)
    await expectLoads(id, [['started', SHOP]])
    const { at } = (await loadsOf(id))[0]!
    world.moveClock(3_600_000)
    await askForConfig(id, SHOP)
    await expect.poll(async () => (await loadsOf(id))[0]!.at > at).toBe(true)
    expect(await loadsOf(id)).toHaveLength(1)
  })

  test('count how often a site came, without a write for each time', async () => {
    const id = await addIntegration({ originWhitelist: [] })
    let writes = 0
    const { write } = world.domain
    world.domain.write = fn => (writes++, write(fn))
    for (let n = 0; n < 5; n++) await askForConfig(id, SHOP)
    await expectLoads(id, [['refused', SHOP]])
    expect(await loadsOf(id)).toMatchObject([{ count: 1 }])
    world.moveClock(60_000)
    await askForConfig(id, SHOP)
    await expect.poll(async () => (await loadsOf(id))[0]!.count).toBe(6)
    world.domain.write = write
    expect(writes).toBe(2)
  })

  test('keep the newest 20 sites of each outcome, whatever origins are claimed', async () => {
    const id = await addIntegration({ originWhitelist: [SHOP] })
    await askForConfig(id, SHOP)
    for (let n = 0; n < 30; n++) {
      passSecond()
      const origin = `https://${n}.example`
      await askForConfig(id, origin)
      await expect.poll(async () => (await loadsOf(id))[0]!.origin).toBe(origin)
    }
    await askForConfig(id, `https://${'x'.repeat(300)}.example`)
    const loads = await loadsOf(id)
    expect(loads.filter(({ outcome }) => outcome === 'refused')).toHaveLength(20)
    expect(loads.at(-1)).toMatchObject({ outcome: 'started', origin: SHOP })
  })

  test('are not stored for an unknown integration, nor shown to another app', async () => {
    expect((await askForConfig('0'.repeat(24), SHOP)).status).toBe(404)
    const id = await addIntegration()
    await askForConfig(id, SHOP)
    const other = await world.addApp('Other')
    const { status } = await world.call('GET', `${other.path}/integrations/${id}/page-loads`)
    expect(status).toBe(404)
  })

  test('end with their integration', async () => {
    const id = await addIntegration()
    await askForConfig(id, SHOP)
    await expectLoads(id, [['started', SHOP]])
    await world.call('DELETE', `${path}/integrations/${id}`)
    const rows = await world.storage.read
      .selectFrom('pageLoads')
      .where('integrationId', '=', id)
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })
})
