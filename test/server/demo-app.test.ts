import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adoptDemoApp } from '../../src/server/domain/flows'
import { openRestWorld, type RestWorld } from './rest-world'

const DEMO = '/console/api/demo'

let world: RestWorld
let owner: Record<string, string>

beforeEach(async () => {
  world = await openRestWorld({}, 'dist')
  owner = await world.signIn()
})
afterEach(() => world.close())

const add = () => world.call('POST', DEMO, undefined, owner)
const remove = () => world.call('DELETE', DEMO, undefined, owner)
const me = async () => (await world.call('GET', '/console/api/me', undefined, owner)).body
const demoPage = async () => (await world.app.inject('/demo/')).statusCode

describe('The demo', () => {
  test('is not there until it is added, and then has a page with its messenger', async () => {
    expect(await me()).not.toHaveProperty('demoAppId')
    expect(await demoPage()).toBe(404)
    const { status, body } = await add()
    expect(status).toBe(201)
    expect(await me()).toMatchObject({ demoAppId: body.app.id, apps: [body.app] })
    expect(await demoPage()).toBe(200)
    const path = `/v2/apps/${body.app.id}/integrations`
    const [integration] = (await world.call('GET', path)).body.integrations
    expect((await world.app.inject('/demo/')).body).toContain(integration.id)
  })

  test('is added once, however often that is asked for', async () => {
    const first = await add()
    expect((await add()).body).toEqual(first.body)
    expect((await me()).apps).toHaveLength(1)
  })

  test('is removed with all that it holds, and leaves other apps', async () => {
    const shop = await world.addApp('Shop')
    const { body } = await add()
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect((await world.call('GET', `/v2/apps/${body.app.id}`)).status).toBe(404)
    expect(await me()).not.toHaveProperty('demoAppId')
    expect((await me()).apps).toEqual([{ id: shop.id, displayName: 'Shop' }])
    expect(await demoPage()).toBe(404)
    expect((await add()).body.app.id).not.toBe(body.app.id)
  })

  test('is gone when its app is deleted as any other', async () => {
    const { body } = await add()
    await world.call('DELETE', `/v2/apps/${body.app.id}`)
    expect(await me()).not.toHaveProperty('demoAppId')
  })

  test('of an earlier version is taken over once, unless its app is gone', async () => {
    const shop = await world.addApp('Shop')
    const other = await world.addApp('Other')
    const adopt = (appId: string) =>
      world.domain.write(tx => adoptDemoApp(tx, { appId, integrationId: shop.botId }))
    await adopt('0'.repeat(24))
    expect(await me()).not.toHaveProperty('demoAppId')
    await adopt(shop.id)
    await adopt(other.id)
    expect(await me()).toMatchObject({ demoAppId: shop.id })
  })
})
