import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BusinessWorld, openBusinessWorld } from './business-world'

let world: BusinessWorld

beforeAll(async () => {
  world = await openBusinessWorld()
})
afterAll(() => world.close())

describe('A widget that the business removes from the clients of a user', () => {
  test('is signed out', async () => {
    const visitor = await world.sdk.addVisitor()
    const clients = `/users/${visitor.userId}/clients`
    const { body } = await world.rest('GET', clients)
    const { id } = body.clients.find(({ type }: { type: string }) => type === 'sdk')
    expect((await world.rest('DELETE', `${clients}/${id}`)).status).toBe(200)
    expect((await visitor.call('GET', '/user')).status).toBe(401)
  })
})
