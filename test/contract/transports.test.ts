import { afterAll, beforeAll, describe, test } from 'vitest'
import { eachTransportCheck } from '../../src/transports'
import { openServer, WORLDS } from './transport-worlds'

let server: Awaited<ReturnType<typeof openServer>>

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

describe.each(Object.keys(WORLDS))('%s', name => {
  eachTransportCheck((description, run) => {
    test(description, async () => {
      const world = await WORLDS[name]!(server.url)
      try {
        await run(world)
      } finally {
        await world.close()
      }
    })
  })
})
