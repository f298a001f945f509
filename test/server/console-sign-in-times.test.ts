import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createConsoleUser } from '../../src/server/domain/flows'
import { openRestWorld, type RestWorld } from './rest-world'

const ANN = { email: 'ann@example.com', password: 'correct horse' }
const TRIES = 7
/** Largest ratio of two medians that are alike; without a hash for the unknown it is above 10. */
const ALIKE_MAX = 2.5

let world: RestWorld

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

/** Tries a wrong password. @returns Milliseconds until the refusal. */
const tryAs = async (email: string): Promise<number> => {
  const begin = performance.now()
  const wrong = { email, password: 'wrong horse' }
  const { status } = await world.call('POST', '/console/api/session', wrong, {})
  expect(status).toBe(401)
  return performance.now() - begin
}

beforeEach(async () => {
  world = await openRestWorld()
  await createConsoleUser(world.domain, ANN)
})
afterEach(() => world.close())

describe('A refused sign-in', () => {
  test('takes as long for an e-mail that nobody has as for one that signs in', async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < TRIES; turn++) {
      known.push(await tryAs(ANN.email))
      unknown.push(await tryAs('nobody@example.com'))
    }
    const ratio = median(known) / median(unknown)
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(ALIKE_MAX)
  })
})
