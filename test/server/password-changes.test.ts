import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addUser,
  makeResetLink,
  readSettings,
  removeUser,
  type RunningServer,
  setPassword,
  startServer
} from '../../src/server'
import { createConsoleUser, sealPasswordReset } from '../../src/server/domain/flows'
import { longTest } from '../browser/short-run'
import { openRestWorld } from './rest-world'

const ANN = { email: 'ann@example.com', password: 'correct horse' }
const OTHER = 'another horse'

let folder: string
let server: RunningServer

const settings = (env = {}) =>
  readSettings({ PORT: '0', PIPIT_DATA_DIR: folder, ...env }, join(folder, 'dist'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-passwords-'))
  server = await startServer(settings(), { log: pino({ level: 'silent' }) })
  await addUser(settings(), ANN)
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const send = async (path: string, body: object, headers = {}) => {
  const answer = await fetch(`${server.url}/console/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, ...headers },
    body: JSON.stringify(body)
  })
  const cookie = answer.headers.getSetCookie().map(each => each.split(';')[0])
  return { status: answer.status, cookie: cookie.join('; '), body: await answer.json() }
}

const signIn = (password: string) => send('/session', { email: ANN.email, password })

const enter = async () => {
  const { cookie, body } = await signIn(ANN.password)
  return { cookie, 'x-csrf-token': body.csrfToken as string }
}

const me = async ({ cookie }: { cookie: string }) =>
  (await fetch(`${server.url}/console/api/me`, { headers: { cookie } })).status

describe('A console user who changes the password', () => {
  const change = (headers: object, oldPassword: string, newPassword = OTHER) =>
    send('/password', { oldPassword, newPassword }, headers)

  test('goes on in this browser, and is signed out of the others', async () => {
    const [here, there] = [await enter(), await enter()]
    expect((await change(here, ANN.password)).status).toBe(200)
    expect([await me(here), await me(there)]).toEqual([200, 401])
    expect((await signIn(ANN.password)).status).toBe(401)
    expect((await signIn(OTHER)).status).toBe(201)
  })

  test('needs the old one, a long one and the token against forgery', async () => {
    const here = await enter()
    expect((await change(here, 'wrong')).status).toBe(400)
    expect((await change(here, ANN.password, 'short')).status).toBe(400)
    expect((await change({ cookie: here.cookie }, ANN.password)).status).toBe(403)
    expect((await signIn(ANN.password)).status).toBe(201)
  })

  longTest('cannot try old passwords without limit', async () => {
    const here = await enter()
    const statuses: number[] = []
    for (let index = 0; index < 25; index++) statuses.push((await change(here, 'wrong')).status)
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('user:reset', () => {
  const reset = (link: string, password = OTHER) =>
    send('/reset', { token: link.split('#/reset/')[1], password })

  test('prints an address of the console', async () => {
    const at = { PIPIT_PUBLIC_URL: 'https://chat.example.com' }
    const link = await makeResetLink(settings(at), ANN.email)
    expect(link).toMatch(/^https:\/\/chat\.example\.com\/console\/#\/reset\/[\w-]+$/)
  })

  test('sets another password, signs in, and ends other sessions', async () => {
    const before = await enter()
    const { status, cookie, body } = await reset(await makeResetLink(settings(), ANN.email))
    expect({ status, email: body.user.email }).toEqual({ status: 201, email: ANN.email })
    expect([await me({ cookie }), await me(before)]).toEqual([200, 401])
    expect((await signIn(ANN.password)).status).toBe(401)
    expect((await signIn(OTHER)).status).toBe(201)
  })

  test('works once, also for two who use it at the same time', async () => {
    const link = await makeResetLink(settings(), ANN.email)
    const both = [reset(link), reset(link, 'a third horse')]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 404])
    expect((await reset(link)).status).toBe(404)
  })

  test('can be used again after a short password', async () => {
    const link = await makeResetLink(settings(), ANN.email)
    expect((await reset(link, 'short')).status).toBe(400)
    expect((await reset(link)).status).toBe(201)
  })

  test('ends when the password changes or its user goes', async () => {
    const links = [await makeResetLink(settings(), ANN.email)]
    await setPassword(settings(), { ...ANN, password: 'a third horse' })
    links.push(await makeResetLink(settings(), ANN.email))
    await removeUser(settings(), ANN)
    for (const link of links) expect((await reset(link)).status).toBe(404)
  })

  test('refuses an unknown e-mail, and whatever no command has printed', async () => {
    await expect(makeResetLink(settings(), 'bob@example.com')).rejects.toThrow('cannot sign in')
    expect((await reset('#/reset/AAAA')).status).toBe(404)
  })

  test('cannot be guessed: a network tries ten links, then one a minute', async () => {
    const link = await makeResetLink(settings(), ANN.email)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      statuses.push((await reset(`#/reset/guess-${guess}`)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429])
    expect((await reset(link)).status).toBe(429)
    expect((await signIn(ANN.password)).status).toBe(201)
  })

  test('expires after an hour', async () => {
    const world = await openRestWorld()
    await createConsoleUser(world.domain, ANN)
    const token = await sealPasswordReset(world.domain, ANN.email)
    const use = () => world.call('POST', '/console/api/reset', { token, password: OTHER }, {})
    world.moveClock(60 * 60_000)
    expect((await use()).status).toBe(404)
    world.moveClock(-60_000)
    expect((await use()).status).toBe(201)
    await world.close()
  })
})
