import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createConsoleUser,
  removeConsoleUser,
  removePasskeys,
  setConsolePassword
} from '../../src/server/domain/flows'
import { insertSecondFactor } from '../../src/server/domain/records'
import { createAuthenticator } from '../util/software-authenticator'
import { holdNextWrite } from './hold-write'
import { type Answer, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

const ANN = { email: 'ann@example.com', password: 'correct horse' }
const OTHER = 'another horse'
const SIGN_IN = '/console/api/session'

let world: RestWorld
let annId: string

const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
  world.call('POST', path, body, headers)

const countSessions = async () =>
  (await world.storage.read.selectFrom('consoleSessions').select('tokenHash').execute()).length

const changePassword = () => setConsolePassword(world.domain, { ...ANN, password: OTHER })

interface Entrance {
  enter: () => Promise<Answer>
  /** Writes before that of the session. */
  writesBefore: number
}

/** Signs in, and lets something happen before the session is stored. */
const enterDuring = async (
  { enter, writesBefore }: Entrance,
  change: () => Promise<unknown>
): Promise<Answer> => {
  let held = holdNextWrite(world.domain)
  const entering = enter()
  for (let passed = 0; passed < writesBefore; passed += 1) {
    const release = await held
    held = holdNextWrite(world.domain)
    release()
  }
  const release = await held
  await change()
  release()
  return entering
}

const expectRefused = async ({ status, headers, body }: Answer) => {
  expect([status, body.errors[0].title]).toEqual([
    401,
    'This account has changed meanwhile. Sign in again.'
  ])
  expect(headers).not.toHaveProperty('set-cookie')
  expect(await countSessions()).toBe(0)
}

beforeEach(async () => {
  world = await openRestWorld()
  annId = (await createConsoleUser(world.domain, ANN)).id
})

afterEach(() => world.close())

describe('A sign-in that is under way', () => {
  /** Its attempt is counted before. */
  const withPassword: Entrance = { enter: () => post(SIGN_IN, ANN), writesBefore: 1 }

  test.each<[string, () => Promise<unknown>]>([
    ['password is changed', changePassword],
    [
      'second factor is turned on',
      () =>
        world.domain.write(tx =>
          insertSecondFactor(tx, { id: annId, secret: 'JBSWY3DPEHPK3PXP', lastStep: 0 })
        )
    ],
    ['account is removed', () => removeConsoleUser(world.domain, { email: ANN.email, force: true })]
  ])('opens no session once the %s', async (_, change) => {
    await expectRefused(await enterDuring(withPassword, change))
  })

  test('opens one beside changes of other accounts', async () => {
    const entered = await enterDuring(withPassword, () =>
      createConsoleUser(world.domain, { email: 'bob@example.com', password: OTHER })
    )
    expect([entered.status, await countSessions()]).toEqual([201, 1])
  })
})

describe('A sign-in with a passkey that is under way', () => {
  const device = createAuthenticator(PUBLIC_URL)

  /** Its attempt is counted and its use noted before. */
  const withPasskey = async (): Promise<Entrance> => {
    const { options, token } = (await post(`${SIGN_IN}/passkey/challenge`)).body
    const enter = () => post(`${SIGN_IN}/passkey`, { token, credential: device.get(options) })
    return { enter, writesBefore: 2 }
  }

  beforeEach(async () => {
    const ann = await world.openSession(annId)
    const begun = await post('/console/api/passkeys/set-up', { password: ANN.password }, ann)
    const { options, token } = begun.body
    const credential = device.create(options)
    await post('/console/api/passkeys', { token, displayName: 'Laptop', credential }, ann)
  })

  test('opens no session once an owner has removed it', async () => {
    const by = { type: 'user', id: 'another owner' } as const
    await expectRefused(
      await enterDuring(await withPasskey(), () =>
        removePasskeys(world.domain, { id: annId, email: ANN.email }, { by })
      )
    )
  })

  test('opens one also when the password is changed, for which it does not ask', async () => {
    const entered = await enterDuring(await withPasskey(), changePassword)
    expect([entered.status, await countSessions()]).toEqual([201, 1])
  })
})
