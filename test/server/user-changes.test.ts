import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isOfTeam } from '../../src/server/domain/flows'
import { type AppEvent, appTopic } from '../../src/server/domain/transaction'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import type { Visitor } from './sdk-world'

let world: BusinessWorld
let visitor: Visitor
let user: string

/** Does something, and returns the unstored events that it causes in the app. */
const hear = async (act: () => Promise<{ status: number }>) => {
  const { appId, server } = world.sdk
  const heard: AppEvent[] = []
  const stop = server.domain.bus.subscribe(appTopic(appId), event => {
    if ((event as AppEvent | null)?.id) heard.push(event as AppEvent)
  })
  expect((await act()).status).toBe(200)
  stop()
  return heard.filter(({ position }) => position === undefined)
}

describe('A change of a user', () => {
  beforeAll(async () => {
    world = await openBusinessWorld()
  })
  beforeEach(async () => {
    visitor = await world.sdk.addVisitor()
    user = `/users/${visitor.userId}`
  })
  afterAll(() => world.close())

  test.each([
    ['by the business', () => world.rest('PATCH', user, { profile: { surname: 'Lee' } })],
    ['of own fields', () => world.rest('PATCH', user, { metadata: { frame: 12 } })],
    ['of the externalId', () => world.rest('PATCH', user, { externalId: visitor.userId })],
    ['by the visitor', () => visitor.call('PATCH', '/user', { givenName: 'Annabel' })],
    ['by erasure', () => world.rest('DELETE', `${user}/personalinformation`)]
  ])('%s is told to consoles alone', async (_, change) => {
    const heard = await hear(change)
    expect(heard).toMatchObject([
      { type: 'user:change', payload: { user: { id: visitor.userId } } }
    ])
    expect(heard.every(isOfTeam)).toBe(true)
  })

  test('that changes nothing is not told', async () => {
    const change = () =>
      world.rest('PATCH', user, { profile: { surname: 'Lee' }, metadata: { frame: 12 } })
    expect(await hear(change)).toHaveLength(1)
    expect(await hear(change)).toEqual([])
  })
})
