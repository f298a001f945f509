import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorOf } from '../../src/console/api/request'
import { CALL_REFUSAL_KINDS, type CallRefusalKind, readCallRefusal } from '../../src/console/model'
import { LANGUAGES, loadTexts } from '../../src/console/texts'
import { explain } from '../../src/console/view/forms/explain'
import {
  fileInfected,
  fileTooLarge,
  fileTypeNotAllowed,
  imageTooLarge,
  KEYS_MAX,
  unavailable
} from '../../src/protocol'
import { type Answer, openRestWorld, type RestWorld } from './rest-world'

/** Numbers as the languages write them. */
const NUMBERS: Record<number, RegExp> = {
  [KEYS_MAX]: /10|١٠/,
  1000: /1[.,\s\u202f]?000|١٬٠٠٠/
}

const ABSENT = '0'.repeat(24)

let world: RestWorld
let headers: Record<string, string>
let agent: Record<string, string>

const rename = (path: string, changes: Record<string, string> = {}) =>
  world.call('PATCH', path, { displayName: 'Shop' }, { ...headers, ...changes })

/** Takes the role of the only owner away. */
const giveUp = async () => {
  const me = await world.call('GET', '/console/api/me', undefined, headers)
  return world.call('PATCH', `/console/api/team/${me.body.user.id}`, { role: 'agent' }, headers)
}

/** Signs in as someone who is deactivated. */
const signInDeactivated = async () => {
  const credentials = { email: 'bob@example.com', password: 'correct horse' }
  const bob = await world.signIn(credentials.email, credentials.password)
  const { id } = (await world.call('GET', '/console/api/me', undefined, bob)).body.user
  await world.call('POST', `/console/api/team/${id}/deactivation`, undefined, headers)
  return world.call('POST', '/console/api/session', credentials, {})
}

/** Makes a call in whose middle the server throws an error. */
const failWith = async (error: Error) => {
  const { path } = await world.addApp()
  const write = vi.spyOn(world.domain, 'write').mockRejectedValueOnce(error)
  const answer = await rename(path)
  write.mockRestore()
  return answer
}

/** Makes one key more than there can be. */
const addKeys = async () => {
  const { path } = await world.addApp()
  const add = () => world.call('POST', `${path}/keys`, { displayName: 'Key' }, headers)
  for (let n = 1; n < KEYS_MAX; n++) await add()
  return add()
}

/** Calls of the console that the server refuses as a whole, with the status and the values of the sentence. */
const CALLS: [CallRefusalKind, number, object, () => Promise<Answer>][] = [
  ['otherPage', 403, {}, () => rename('/v2/apps/a', { origin: 'https://elsewhere.example' })],
  ['otherSession', 403, {}, () => rename('/v2/apps/a', { 'x-csrf-token': 'of another one' })],
  ['role', 403, {}, async () => rename((await world.addApp()).path, agent)],
  ['deactivated', 403, {}, () => signInDeactivated()],
  ['lastOwner', 409, {}, () => giveUp()],
  ['appGone', 404, {}, () => rename(`/v2/apps/${ABSENT}`)],
  ['gone', 404, {}, async () => rename(`${(await world.addApp()).path}/integrations/${ABSENT}`)],
  ['keysFull', 400, { max: KEYS_MAX }, () => addKeys()],
  ['failed', 500, {}, () => failWith(new Error('broken'))],
  ['notStored', 503, {}, () => failWith(unavailable())],
  ['fileSize', 413, { max: 1000 }, () => failWith(fileTooLarge(1000))],
  [
    'pictureSize',
    413,
    { max: 1000 },
    () => failWith(imageTooLarge(1000, { width: 50, height: 50 }))
  ],
  ['fileKind', 415, {}, () => failWith(fileTypeNotAllowed('run.exe'))],
  ['harmful', 400, { name: 'Eicar' }, () => failWith(fileInfected('Eicar'))]
]

describe('What the server refuses of a call', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    headers = await world.signIn()
    agent = await world.signIn('agent@example.com', undefined, 'agent')
  })
  afterAll(() => world.close())

  test.each(CALLS)('is %s in the words of the console', async (kind, refused, values, call) => {
    const { status, body } = await call()
    expect(status).toBe(refused)
    const error = errorOf(status, body, null)
    expect(readCallRefusal(error.message)).toEqual({ kind, values })
    for (const tag of LANGUAGES) {
      const said = explain((await loadTexts(tag)).t, error)
      if (tag !== 'en') expect(said).not.toBe(error.message)
      for (const value of Object.values(values)) {
        expect(said).toMatch(NUMBERS[value] ?? value)
      }
    }
  })

  test('has a row here for each kind that the console has words for', () => {
    const rows = new Set(CALLS.map(([kind]): string => kind))
    expect(CALL_REFUSAL_KINDS.filter(kind => !rows.has(kind))).toEqual([])
  })

  test.each(LANGUAGES)('is in %s as the server says it, where there are no words', async tag => {
    const { t } = await loadTexts(tag)
    const title = 'Only owners do that.'
    expect(explain(t, errorOf(403, { errors: [{ title }] }, null))).toBe(title)
  })
})
