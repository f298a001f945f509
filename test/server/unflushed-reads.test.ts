import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOnPostgres } from '../util/test-database'
import { openSdkWorld, type SdkWorld } from './sdk-world'
import { spyOnFlushes } from './spy-on-flushes'

let world: SdkWorld

const basic = ({ id, secret }: { id: string; secret: string }) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

/** Adds a visitor, and what shows their messages: the messenger, the events that it missed, and the business. */
const addReaders = async () => {
  const visitor = await world.addVisitor([])
  const { appId, server } = world
  const messages = `/conversations/${visitor.conversationId}/messages`
  const key = basic(await world.addKey())
  const askBusiness = async () => {
    const headers = { authorization: key }
    const answer = await server.app.inject({ url: `/v2/apps/${appId}${messages}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const reads = [
    () => visitor.call('GET', messages),
    () => visitor.call('GET', '/events?after=0&wait=0'),
    askBusiness
  ]
  return { visitor, readAll: () => Promise.all(reads.map(read => read())) }
}

// A commit of PostgreSQL ends on the disk.
describe.skipIf(isOnPostgres)('Answers to reads', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
  })
  afterAll(() => world.close())

  test('wait until the disk has what they show', async () => {
    const { visitor, readAll } = await addReaders()
    let end = () => {}
    const datasync = await spyOnFlushes(world.server.file)
    datasync.mockReturnValueOnce(new Promise(resolve => (end = resolve)))
    const sent = visitor.send('kept', 'kept message')
    await expect.poll(() => datasync.mock.calls).toHaveLength(1)

    let areAnswered = false
    const answers = readAll()
    void answers.then(() => (areAnswered = true))
    for (let others = 0; others < 20; others++) await world.server.app.inject('/healthz')
    expect(areAnswered).toBe(false)

    end()
    expect((await sent).status).toBe(201)
    for (const { status, body } of await answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain('kept message')
    }
  })

  test('say 503 while the disk refuses to keep it, and recover at the next write', async () => {
    const { visitor, readAll } = await addReaders()
    const datasync = await spyOnFlushes(world.server.file)
    datasync.mockRejectedValueOnce(Object.assign(new Error('i/o error'), { code: 'EIO' }))
    expect((await visitor.send('refused')).status).toBe(503)
    for (const { status } of await readAll()) expect(status).toBe(503)

    // The log holds it, so that it is the same message, which the file has now.
    expect((await visitor.send('refused')).status).toBe(200)
    for (const { status } of await readAll()) expect(status).toBe(200)
  })
})
