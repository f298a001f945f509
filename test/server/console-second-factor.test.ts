import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createConsoleUser,
  resetSecondFactor,
  sealPasswordReset
} from '../../src/server/domain/flows'
import { longTest } from '../browser/short-run'
import { readQrCode } from '../util/read-qr-code'
import { openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>

const FACTOR = '/console/api/second-factor'
const ANN = { email: 'ann@example.com', password: 'correct horse' }
const STEP_MS = 30_000
const MINUTE_MS = 60_000

let world: RestWorld
let annId: string

const post = (path: string, body?: object, headers: Headers = {}) =>
  world.call('POST', path, body, headers)

/** Reads the headers of a session from the answer that opened it. */
const sessionOf = ({ headers, body }: Awaited<ReturnType<typeof post>>): Headers => ({
  cookie: [headers['set-cookie'] ?? []]
    .flat()
    .map(cookie => String(cookie).split(';')[0])
    .join('; '),
  'x-csrf-token': body.csrfToken
})

const codeOf = (secret: string, skewMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.domain.clock() + skewMs
  })

const enterPassword = (fields = {}, headers?: Headers) =>
  post('/console/api/session', { ...ANN, ...fields }, headers)

/** Sends the code of a second step, from an address and a browser. */
const sendCode = async (
  token: string,
  code: string,
  { from: remoteAddress = '127.0.0.1', cookie = '' } = {}
) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/console/api/session/code',
    payload: { token, code },
    headers: { cookie },
    remoteAddress
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const enterCode = async (code: string) => sendCode((await enterPassword()).body.secondStep, code)

const me = async (headers: Headers) =>
  (await world.call('GET', '/console/api/me', undefined, headers)).status

const readFactor = async (headers: Headers) =>
  (await world.call('GET', FACTOR, undefined, headers)).body

/** Turns two-step verification on, and lets the next code be another one. */
const turnOn = async (headers: Headers) => {
  const { body: setUp } = await post(`${FACTOR}/set-up`, { password: ANN.password }, headers)
  const confirmation = { token: setUp.token, code: codeOf(setUp.secret) }
  const confirmed = await post(FACTOR, confirmation, headers)
  world.moveClock(2 * STEP_MS)
  return { setUp, confirmation, codes: confirmed.body.recoveryCodes as string[] }
}

const signInPlainly = async () => sessionOf(await enterPassword())

beforeEach(async () => {
  world = await openRestWorld()
  annId = (await createConsoleUser(world.domain, ANN)).id
})
afterEach(() => world.close())

describe('Two-step verification', () => {
  test('is set up with a QR code, a secret and a first code, and ends other sessions', async () => {
    const [ann, elsewhere] = [await signInPlainly(), await signInPlainly()]
    expect(await readFactor(ann)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    const begin = (password: string) => post(`${FACTOR}/set-up`, { password }, ann)
    expect((await begin('wrong')).status).toBe(400)
    const { status, body } = await begin(ANN.password)
    expect(status).toBe(201)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(readQrCode(body.qrModules))
    expect(url.href).toMatch(/^otpauth:\/\/totp\/Pipit:ann%40example.com\?/)
    expect(url.searchParams.get('secret')).toBe(body.secret)

    const confirm = (code: string) => post(FACTOR, { token: body.token, code }, ann)
    expect((await confirm(codeOf(body.secret, 10 * STEP_MS))).status).toBe(400)
    expect(await readFactor(ann)).toMatchObject({ isOn: false })
    const confirmed = await confirm(codeOf(body.secret))
    expect(confirmed.status).toBe(201)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    expect(confirmed.body.recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await readFactor(ann)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    expect([await me(ann), await me(elsewhere)]).toEqual([200, 401])
  })

  test('is not set up by a late code, for someone else, or twice', async () => {
    const ann = await signInPlainly()
    const bob = await world.signIn('bob@example.com', ANN.password)
    const { body: late } = await post(`${FACTOR}/set-up`, { password: ANN.password }, ann)
    world.moveClock(31 * MINUTE_MS)
    const confirm = (by: Headers, { token, secret }: typeof late) =>
      post(FACTOR, { token, code: codeOf(secret) }, by)
    expect((await confirm(ann, late)).status).toBe(409)
    const { body: setUp } = await post(`${FACTOR}/set-up`, { password: ANN.password }, ann)
    expect((await confirm(bob, setUp)).status).toBe(409)
    expect((await confirm(ann, setUp)).status).toBe(201)
    world.moveClock(STEP_MS)
    expect((await confirm(ann, setUp)).status).toBe(409)
    expect((await post(`${FACTOR}/set-up`, { password: ANN.password }, ann)).status).toBe(409)
  })

  test('is turned off with the password only, and its recovery codes end', async () => {
    const ann = await signInPlainly()
    const { codes } = await turnOn(ann)
    const turnOff = (password: string) => post(`${FACTOR}/removal`, { password }, ann)
    expect((await turnOff('wrong')).status).toBe(400)
    expect((await readFactor(ann)).isOn).toBe(true)
    expect((await turnOff(ANN.password)).status).toBe(200)
    expect((await enterPassword()).status).toBe(201)
    await turnOn(ann)
    expect((await enterCode(codes[0]!)).status).toBe(400)
  })

  test('gets other recovery codes with the password only, in place of those before', async () => {
    const ann = await signInPlainly()
    const renew = (password: string) => post(`${FACTOR}/recovery-codes`, { password }, ann)
    expect((await renew(ANN.password)).status).toBe(409)
    const { codes } = await turnOn(ann)
    expect((await renew('wrong')).status).toBe(400)
    const { body } = await renew(ANN.password)
    expect((await enterCode(codes[0]!)).status).toBe(400)
    expect((await enterCode(body.recoveryCodes[0])).status).toBe(201)
  })
})

describe('Signing in with two-step verification', () => {
  test('asks for a code after the right password, which alone opens nothing', async () => {
    const { setUp } = await turnOn(await signInPlainly())
    const { status, headers, body } = await enterPassword()
    expect(status).toBe(202)
    expect(Object.keys(body)).toEqual(['secondStep'])
    expect(headers).not.toHaveProperty('set-cookie')
    expect(await me({ cookie: `pipit_console=${body.secondStep}` })).toBe(401)

    const entered = await enterCode(` ${codeOf(setUp.secret).replace(/^.../, '$& ')}`)
    expect(entered.status).toBe(201)
    expect(entered.body.user.email).toBe(ANN.email)
    expect(await me(sessionOf(entered))).toBe(200)
  })

  test('answers a wrong password alike, whether there is a second step or not', async () => {
    const before = await enterPassword({ password: 'wrong' })
    await turnOn(await signInPlainly())
    const after = await enterPassword({ password: 'wrong' })
    expect([after.status, after.body]).toEqual([before.status, before.body])
  })

  test('takes digits as Arabic keyboards write them', async () => {
    const { setUp } = await turnOn(await signInPlainly())
    const code = codeOf(setUp.secret).replace(/\d/g, digit =>
      String.fromCharCode(0x660 + Number(digit))
    )
    expect((await enterCode(code)).status).toBe(201)
  })

  test('refuses a code that was used, and those before it, also at the same time', async () => {
    const { setUp, confirmation } = await turnOn(await signInPlainly())
    expect((await enterCode(confirmation.code)).status).toBe(400)
    const code = codeOf(setUp.secret)
    const statuses = (await Promise.all([enterCode(code), enterCode(code)])).map(
      ({ status }) => status
    )
    expect(statuses.sort()).toEqual([201, 400])
    expect((await enterCode(codeOf(setUp.secret, -STEP_MS))).status).toBe(400)
    world.moveClock(STEP_MS)
    expect((await enterCode(codeOf(setUp.secret))).status).toBe(201)
  })

  test('takes each recovery code once, however it is written', async () => {
    const ann = await signInPlainly()
    const { codes } = await turnOn(ann)
    const [first = '', second = ''] = codes
    expect((await enterCode(first)).status).toBe(201)
    expect((await enterCode(first)).status).toBe(400)
    expect((await enterCode(second.toUpperCase().replaceAll('-', ' '))).status).toBe(201)
    expect(await readFactor(ann)).toEqual({ isOn: true, recoveryCodesLeft: 8 })
  })

  test('ends after ten minutes, with another password, and when the account is deactivated', async () => {
    const { setUp } = await turnOn(await signInPlainly())
    const owner = await world.signIn('owner@example.com')
    const begin = async (fields = {}) => (await enterPassword(fields)).body.secondStep as string
    const finish = (token: string) => sendCode(token, codeOf(setUp.secret))
    const late = await begin()
    world.moveClock(10 * MINUTE_MS)
    expect((await finish(late)).status).toBe(404)

    const stale = await begin()
    const password = 'another horse'
    const reset = await sealPasswordReset(world.domain, ANN.email)
    await post('/console/api/reset', { token: reset, password })
    expect((await finish(stale)).status).toBe(404)

    const removed = await begin({ password })
    await post(`/console/api/team/${annId}/deactivation`, undefined, owner)
    expect((await finish(removed)).status).toBe(404)
  })

  test('is not skipped by a link for another password', async () => {
    const { setUp } = await turnOn(await signInPlainly())
    const token = await sealPasswordReset(world.domain, ANN.email)
    const reset = await post('/console/api/reset', { token, password: 'another horse' })
    expect(reset.status).toBe(202)
    expect(reset.headers).not.toHaveProperty('set-cookie')
    const code = codeOf(setUp.secret)
    expect((await sendCode(reset.body.secondStep, code)).status).toBe(201)
  })

  test('limits wrong codes from all addresses together, but not recovery codes', async () => {
    const { setUp, codes } = await turnOn(await signInPlainly())
    const wrong = String((Number(codeOf(setUp.secret)) + 1) % 1e6).padStart(6, '0')
    const { body } = await enterPassword()
    const guess = async (code: string, index: number) =>
      (await sendCode(body.secondStep, code, { from: `10.0.${index}.1` })).status
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push(await guess(wrong, index))
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
    expect(await guess(codeOf(setUp.secret), 20)).toBe(429)
    expect(await guess(codes[0]!, 21)).toBe(201)
  })

  longTest('goes on in a browser that has signed in before, while others guess codes', async () => {
    const ann = await signInPlainly()
    const { setUp } = await turnOn(ann)
    const { body } = await enterPassword()
    const send = async (code: string, from: string, cookie?: string) =>
      (await sendCode(body.secondStep, code, { from, cookie })).status
    for (let index = 0; index < 11; index++) await send('000000', `10.0.${index}.1`)
    const code = codeOf(setUp.secret)
    expect(await send(code, '10.1.0.1')).toBe(429)
    expect(await send(code, '10.1.0.1', ann['cookie'])).toBe(201)
  })

  test('cannot be hindered by someone without the password', async () => {
    const { setUp } = await turnOn(await signInPlainly())
    for (let index = 0; index < 20; index++) {
      expect((await sendCode('guessed', '000000')).status).toBe(404)
    }
    expect((await enterCode(codeOf(setUp.secret))).status).toBe(201)
  })
})

describe('The second factor of a member', () => {
  const reset = (headers: Headers) =>
    world.call('DELETE', `/console/api/team/${annId}/second-factor`, undefined, headers)
  const listed = async (headers: Headers) => {
    const { body } = await world.call('GET', '/console/api/team', undefined, headers)
    return body.members.find(({ id }: { id: string }) => id === annId)
  }

  test('is reset by an owner, and by an admin for an agent, but not for oneself', async () => {
    const owner = await world.signIn('owner@example.com')
    const admin = await world.signIn('admin@example.com', 'correct horse', 'admin')
    let ann = await signInPlainly()
    await turnOn(ann)
    expect(await listed(owner)).toMatchObject({ hasSecondFactor: true })
    expect([(await reset(ann)).status, (await reset(admin)).status]).toEqual([409, 403])
    expect((await reset(owner)).status).toBe(200)
    expect(await listed(owner)).toMatchObject({ hasSecondFactor: false })
    expect(await me(ann)).toBe(401)

    ann = await signInPlainly()
    await turnOn(ann)
    await world.call('PATCH', `/console/api/team/${annId}`, { role: 'agent' }, owner)
    expect((await reset(admin)).status).toBe(200)
    expect((await enterPassword()).status).toBe(201)
  })

  test('is reset at the machine of the server', async () => {
    const ann = await signInPlainly()
    await turnOn(ann)
    expect(await resetSecondFactor(world.domain, 'Ann@Example.com')).toBe(true)
    expect(await me(ann)).toBe(401)
    expect(await resetSecondFactor(world.domain, ANN.email)).toBe(false)
    await expect(resetSecondFactor(world.domain, 'no@example.com')).rejects.toThrow(
      'no@example.com cannot sign in.'
    )
    expect((await enterPassword()).status).toBe(201)
  })

  test('goes with a member who is removed, and so do their sessions', async () => {
    const owner = await world.signIn('owner@example.com')
    const { setUp } = await turnOn(await signInPlainly())
    const session = sessionOf(await enterCode(codeOf(setUp.secret)))
    const { body } = await enterPassword()
    await world.call('DELETE', `/console/api/team/${annId}`, undefined, owner)
    expect(await me(session)).toBe(401)
    world.moveClock(STEP_MS)
    expect((await sendCode(body.secondStep, codeOf(setUp.secret))).status).toBe(404)
    const { read } = world.storage
    expect(await read.selectFrom('secondFactors').selectAll().execute()).toEqual([])
    expect(await read.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
  })

  test('leaves entries in the audit log, and its secrets nowhere in clear', async () => {
    const owner = await world.signIn('owner@example.com')
    const ann = await signInPlainly()
    const { setUp, codes } = await turnOn(ann)
    const { body } = await post(`${FACTOR}/recovery-codes`, { password: ANN.password }, ann)
    await enterCode(codeOf(setUp.secret))
    await reset(owner)
    const { entries } = (
      await world.call('GET', '/v2/audit-log?filter[kind]=member&page[size]=100')
    ).body
    const own = entries.filter(({ subject }: any) => subject?.id === annId)
    expect(own.slice(-3).map(({ action, by }: any) => [action, by.name])).toEqual([
      ['secondFactorOn', ANN.email],
      ['recoveryCodesMade', ANN.email],
      ['secondFactorOff', 'owner@example.com']
    ])

    const again = await signInPlainly()
    await turnOn(again)
    await post(`${FACTOR}/removal`, { password: ANN.password }, again)
    await turnOn(again)
    const { read } = world.storage
    const factors = await read.selectFrom('secondFactors').selectAll().execute()
    expect(factors[0]?.secret).toMatch(/^sealed:/)
    const recovery = await read.selectFrom('recoveryCodes').selectAll().execute()
    const log = await read.selectFrom('auditLog').selectAll().execute()
    const off = log.filter(({ action }) => action === 'secondFactorOff')
    expect(off.map(({ byName }) => byName)).toEqual(['owner@example.com', ANN.email])
    const written = JSON.stringify([factors, recovery, log, world.logged()])
    for (const secret of [setUp.secret, setUp.token, ...codes, ...body.recoveryCodes]) {
      expect(written).not.toContain(secret)
    }
  })
})
