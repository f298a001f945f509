import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { RATES, type RateName } from '../../src/server/limits'
import { type Client, openRealtimeWorld } from './realtime-world'

const TWO = { burst: 2, perMinute: 1 }
const POLICY_VIOLATION = 1008

let world: Awaited<ReturnType<typeof openRealtimeWorld>>

const open = async (name: RateName) => {
  world = await openRealtimeWorld({}, { ...RATES, [name]: TWO })
}

const enter = async (token: string) => {
  const client = await world.enter(token, 0)
  return { client, first: await client.read() }
}

/** Reads the next frame of the server, except for earlier events. */
const readNext = async (client: Client): ReturnType<Client['read']> => {
  const frame = await client.read()
  return 'type' in frame && frame.type === 'event' ? readNext(client) : frame
}

describe('Limits of WebSocket connections', () => {
  afterEach(() => world.close())

  test('apply to connections of an address before any frame is sent', async () => {
    await open('connects')
    await world.connect()
    await world.connect()
    const socket = new WebSocket(`ws://127.0.0.1:${world.port}/realtime`)
    const [, answer] = await once(socket, 'unexpected-response')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    world.moveClock(60_000)
    expect((await world.connect()).socket.readyState).toBe(WebSocket.OPEN)
  })

  test('apply to connections of a user, not to those of others', async () => {
    await open('entries')
    const [ann, bob] = [await world.addVisitor('ann'), await world.addVisitor('bob')]
    expect((await enter(ann.token)).first).toMatchObject({ type: 'ready' })
    expect((await enter(ann.token)).first).toMatchObject({ type: 'ready' })
    expect((await enter(ann.token)).first).toEqual({ closed: POLICY_VIOLATION })
    expect((await enter(bob.token)).first).toMatchObject({ type: 'ready' })
    world.moveClock(60_000)
    expect((await enter(ann.token)).first).toMatchObject({ type: 'ready' })
  })

  test('apply to wrong tokens of an address, and not to valid ones', async () => {
    await open('failures')
    const ann = await world.addVisitor('ann')
    expect((await enter('wrong')).first).toEqual({ closed: 4401 })
    expect((await enter('not.a.jwt')).first).toEqual({ closed: 4401 })
    expect((await enter('wrong')).first).toEqual({ closed: POLICY_VIOLATION })
    expect((await enter(ann.token)).first).toMatchObject({ type: 'ready' })
  })

  test('apply to frames of a user, across connections', async () => {
    await open('frames')
    const [ann, bob] = [await world.addVisitor('ann'), await world.addVisitor('bob')]
    const { client } = await enter(ann.token)
    for (let count = 0; count < 3; count++) client.say({ type: 'ping' })
    expect(await readNext(client)).toMatchObject({ type: 'pong' })
    expect(await readNext(client)).toMatchObject({ type: 'pong' })
    expect(await readNext(client)).toEqual({ closed: POLICY_VIOLATION })
    const { client: again } = await enter(ann.token)
    again.say({ type: 'ping' })
    expect(await readNext(again)).toEqual({ closed: POLICY_VIOLATION })
    const { client: other } = await enter(bob.token)
    other.say({ type: 'ping' })
    expect(await readNext(other)).toMatchObject({ type: 'pong' })
  })
})
