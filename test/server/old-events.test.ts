import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealSecret } from '../../src/server/auth'
import { appEventSubjects, userEventSubjects } from '../../src/server/domain/transaction'
import { findTexts } from '../util/find-texts'
import { writeOldDatabase } from '../util/old-database'
import { basic } from './rest-world'
import { openSdkWorld, type SdkWorld } from './sdk-world'

let world: SdkWorld
let users: Record<string, string>
let callRest: (method: 'GET' | 'DELETE', path: string) => Promise<any>

const database = () => world.server.domain.storage.read
const kept = (texts: string[]) => findTexts(database(), texts)

/** Finds a conversation by its name. */
const conversationNamed = async (displayName: string): Promise<string> => {
  const query = database().selectFrom('conversations').select('id')
  return (await query.where('displayName', '=', displayName).executeTakeFirstOrThrow()).id
}

beforeEach(async () => {
  world = await openSdkWorld({ database: writeOldDatabase })
  const row = await database().selectFrom('keys').selectAll().executeTakeFirstOrThrow()
  const { appId, ...key } = row
  // As a start does.
  await world.server.domain.write(({ db, secretBox }) =>
    db
      .updateTable('keys')
      .set({ secret: sealSecret(secretBox, key.secret, key.id) })
      .where('id', '=', key.id)
      .execute()
  )
  const rows = await database().selectFrom('users').select(['id', 'externalId']).execute()
  users = Object.fromEntries(rows.map(({ id, externalId }) => [externalId, id]))
  callRest = async (method, path) => {
    const url = `/v2/apps/${appId}${path}`
    const answer = await world.server.app.inject({
      method,
      url,
      headers: { authorization: basic(key) }
    })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
})
afterEach(() => world.close())

describe('The event logs of a database written before events named their subjects', () => {
  test('is given the same columns that new events get', async () => {
    const userEvents = await database().selectFrom('userEvents').selectAll().execute()
    const appEvents = await database().selectFrom('appEvents').selectAll().execute()
    expect(userEvents).toHaveLength(29)
    for (const row of userEvents) {
      expect(row).toMatchObject(userEventSubjects(JSON.parse(row.bodyJson), row.userId))
    }
    for (const row of appEvents) {
      expect(row).toMatchObject(appEventSubjects(JSON.parse(row.payloadJson)))
    }
    expect(userEvents.filter(({ authorId }) => authorId === users['ann'])).not.toEqual([])
    expect(appEvents.filter(({ quotedUserId }) => quotedUserId === users['ann'])).toHaveLength(1)
  })

  test('erases a deleted message, in the logs of those too who have left', async () => {
    const group = await conversationNamed('Group')
    const { messages } = await callRest('GET', `/conversations/${group}/messages`)
    const message = messages.find(({ content }: any) => content.text.endsWith('praline'))
    expect(await kept(['praline', 'Ben stays'])).toEqual(['praline', 'Ben stays'])
    await callRest('DELETE', `/conversations/${group}/messages/${message.id}`)
    expect(await kept(['praline', 'Ben stays'])).toEqual(['Ben stays'])
  })

  test('erases all messages of a conversation', async () => {
    const texts = ['Cas before leaving', 'praline', 'An answer that quotes', 'Ben stays']
    expect(await kept(texts)).toEqual(texts)
    const group = await conversationNamed('Group')
    await callRest('DELETE', `/conversations/${group}/messages`)
    expect(await kept([...texts, 'Ann alone'])).toEqual(['Ann alone'])
  })

  test('erases a deleted conversation', async () => {
    expect(await kept(['truffle'])).toEqual(['truffle'])
    await callRest('DELETE', `/conversations/${await conversationNamed('About truffle')}`)
    expect(await kept(['truffle'])).toEqual([])
  })

  const TRACES = ['Annabelle', 'annabelle@', 'annabelle.png', 'ann-page', 'marzipan', 'nougat']

  test('erases a deleted user', async () => {
    expect(await kept(TRACES)).toEqual(TRACES)
    await callRest('DELETE', `/users/${users['ann']}`)
    expect(await kept([...TRACES, 'praline'])).toEqual(['praline'])
  })

  test('erases the personal data of a user, also where they are quoted', async () => {
    await callRest('DELETE', `/users/${users['ann']}/personalinformation`)
    expect(await kept(['Annabelle', 'annabelle.png', 'ann-page'])).toEqual([])
    expect(await kept(['marzipan', 'praline', 'Benedikt'])).toHaveLength(3)
  })

  test('erases the personal data of a user who has left', async () => {
    expect(await kept(['Casimir'])).toEqual(['Casimir'])
    await callRest('DELETE', `/users/${users['cas']}/personalinformation`)
    expect(await kept(['Casimir', 'cas-page'])).toEqual([])
  })
})
