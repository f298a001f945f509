import { once } from 'node:events'
import { statSync } from 'node:fs'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createExportLimit } from '../../src/server/http/rest/export-limit'
import { isOnPostgres } from '../util/test-database'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { basic } from './rest-world'
import { PUBLIC_URL, type Visitor } from './sdk-world'
import { bytesOf, sendFile } from './upload'

let world: BusinessWorld
let visitor: Visitor

const read = () => world.rest('GET', `/users/${visitor.userId}/export`)

/** Tables with the id of a user, and the member of an export that has what they hold. */
const EXPORTED: Record<string, string> = {
  clients: 'clients',
  mailAddresses: 'mailAddresses',
  mails: 'mails',
  messages: 'conversations',
  pageVisits: 'pageVisits',
  participants: 'conversations',
  sessions: 'sessions',
  userEvents: 'events'
}

/** Tables with the id of a user that add nothing to it. */
const NOT_EXPORTED: Record<string, string> = {
  appEvents: 'copies of messages and activities, which consoles and webhooks read for some days',
  authCodes: 'hashes of codes that log in once, within 15 minutes',
  clientMessageIds: 'random ids, by which a message that is sent again is recognised',
  deliveryContents: 'copies of messages that webhooks got, for some days',
  sessionKeys: 'hashes, by which a session that is asked for again is recognised'
}

/** Adds many messages at once, without events. */
const fill = (count: number) =>
  world.sdk.server.domain.storage.write(async db => {
    for (let at = 0; at < count; at += 500) {
      const rows = Array.from({ length: Math.min(500, count - at) }, (_, index) => ({
        id: (at + index).toString(16).padStart(24, '0'),
        conversationId: visitor.conversationId,
        received: at + index,
        authorType: 'business' as const,
        userId: null,
        authorJson: '{}',
        contentJson: JSON.stringify({ type: 'text', text: `${at + index} ${'.'.repeat(400)}` }),
        metadataJson: null,
        sourceJson: '{"type":"api:conversations"}',
        clientMessageId: null,
        isSilent: 0,
        extrasJson: null
      }))
      await db.insertInto('messages').values(rows).execute()
    }
  })

describe('User export', () => {
  beforeEach(async () => {
    world = await openBusinessWorld()
    visitor = await world.sdk.addVisitor()
  })
  afterEach(() => world.close())

  describe('The export of a user', () => {
    test('contains their profile, and all their messages', async () => {
      await visitor.call('PATCH', '/user', { givenName: 'Ann', email: 'ann@example.com' })
      await world.write(visitor.conversationId, 'Hello')
      const { status, body } = await read()
      expect(status).toBe(200)
      expect(body).toMatchObject({
        exportedAt: expect.any(String),
        user: {
          id: visitor.userId,
          profile: { givenName: 'Ann' },
          identities: [{ type: 'email', value: 'ann@example.com' }]
        },
        clients: [{ type: 'sdk', status: 'active' }],
        devices: [{ type: 'web', guid: 'device' }],
        sessions: [{ deviceId: 'device', integrationId: expect.any(String), expiresAt: null }],
        files: [],
        events: [
          { seq: 1, type: 'conversation:added', conversationId: visitor.conversationId },
          { seq: 2, type: 'message' },
          { seq: 3, type: 'message' }
        ],
        conversations: [
          {
            id: visitor.conversationId,
            participants: [{ userId: visitor.userId }],
            messages: [
              { author: { type: 'user' }, content: { text: 'Message first' } },
              { author: { type: 'business' }, content: { text: 'Hello' } }
            ]
          }
        ]
      })
    })

    test('has what each table with the id of a user holds, or there is a reason why not', async () => {
      const { read: db } = world.sdk.server.domain.storage
      const tables = (await db.introspection.getTables())
        .filter(({ columns }) => columns.some(({ name }) => name === 'userId'))
        .map(({ name }) => name)
      const named = [...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)]
      expect(tables.sort()).toEqual(named.sort())
      const { body } = await read()
      expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.values(EXPORTED)))
    })

    test('lists the files, with their addresses', async () => {
      const id = '0123456789abcdef0123456789abcdef'
      await world.sdk.server.domain.write(({ db, now }) =>
        db
          .insertInto('files')
          .values({
            id,
            appId: world.sdk.appId,
            conversationId: visitor.conversationId,
            name: 'a b.pdf',
            mediaType: 'application/pdf',
            bytes: 12,
            createdAt: now
          })
          .execute()
      )
      expect((await read()).body.files).toEqual([
        {
          url: `${PUBLIC_URL}/files/${id}/a%20b.pdf`,
          name: 'a b.pdf',
          mediaType: 'application/pdf',
          bytes: 12,
          conversationId: visitor.conversationId,
          createdAt: expect.any(String)
        }
      ])
    })

    test('contains of a group that they left only their own messages', async () => {
      const other = await world.sdk.addVisitor()
      const participants = [{ userId: visitor.userId }, { userId: other.userId }]
      const group = await world.rest('POST', '/conversations', { type: 'sdkGroup', participants })
      const { id } = group.body.conversation
      const say = (who: Visitor, text: string) =>
        who.call('POST', `/conversations/${id}/messages`, {
          clientMessageId: text,
          message: { type: 'text', text }
        })
      await say(visitor, 'Mine')
      await say(other, 'Yours')
      await world.rest('POST', `/conversations/${id}/leave`, { userId: visitor.userId })
      const { conversations } = (await read()).body
      const left = conversations.find((conversation: any) => conversation.id === id)
      expect(left.messages).toMatchObject([{ content: { text: 'Mine' } }])
    })

    test('lists of a group that they left only the files that they sent', async () => {
      const other = await world.sdk.addVisitor()
      const participants = [{ userId: visitor.userId }, { userId: other.userId }]
      const group = await world.rest('POST', '/conversations', { type: 'sdkGroup', participants })
      const { id: conversationId } = group.body.conversation
      const send = async (who: Visitor, name: string) => {
        const file = { name, bytes: bytesOf('pdf') }
        const sent = await sendFile(world.sdk, { ...who, conversationId }, name, file)
        expect(sent.status).toBe(201)
      }
      await send(visitor, 'mine.pdf')
      await send(other, 'yours.pdf')
      const namesOf = async () => (await read()).body.files.map(({ name }: any) => name).sort()
      expect(await namesOf()).toEqual(['mine.pdf', 'yours.pdf'])
      await world.rest('POST', `/conversations/${conversationId}/leave`, { userId: visitor.userId })
      expect(await namesOf()).toEqual(['mine.pdf'])
      expect((await read()).body.files[0]).toMatchObject({ conversationId, bytes: 200 })
    })

    test('lists a file once that messages of theirs show on several pages', async () => {
      const other = await world.sdk.addVisitor()
      const participants = [{ userId: visitor.userId }, { userId: other.userId }]
      const group = await world.rest('POST', '/conversations', { type: 'sdkGroup', participants })
      const { id: conversationId } = group.body.conversation
      const file = { name: 'mine.pdf', bytes: bytesOf('pdf') }
      await sendFile(world.sdk, { ...visitor, conversationId }, 'mine.pdf', file)
      const { storage } = world.sdk.server.domain
      const sent = await storage.read
        .selectFrom('messages')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .executeTakeFirstOrThrow()
      const again = Array.from({ length: 200 }, (_, index) => ({
        ...sent,
        id: `f${index.toString(16).padStart(23, '0')}`,
        received: sent.received + 1 + index,
        clientMessageId: null
      }))
      await storage.write(db => db.insertInto('messages').values(again).execute())
      await world.rest('POST', `/conversations/${conversationId}/leave`, { userId: visitor.userId })
      expect((await read()).body.files).toMatchObject([{ name: 'mine.pdf' }])
    })

    test('contains what is to be sent to them later, but not to a group that they left', async () => {
      const other = await world.sdk.addVisitor()
      const participants = [{ userId: visitor.userId }, { userId: other.userId }]
      const group = await world.rest('POST', '/conversations', { type: 'sdkGroup', participants })
      const groupId = group.body.conversation.id
      // What they wrote there stays theirs.
      await visitor.call('POST', `/conversations/${groupId}/messages`, {
        clientMessageId: 'mine',
        message: { type: 'text', text: 'Mine' }
      })
      const sendAt = new Date(world.sdk.server.domain.clock() + 3_600_000).toISOString()
      for (const id of [visitor.conversationId, groupId]) {
        await world.rest('POST', `/conversations/${id}/scheduled-messages`, {
          author: { type: 'business' },
          content: { type: 'text', text: `Later in ${id}` },
          sendAt
        })
      }
      const scheduledIn = async (id: string) =>
        (await read()).body.conversations.find((each: any) => each.id === id).scheduledMessages
      expect(await scheduledIn(visitor.conversationId)).toMatchObject([
        { sendAt, content: { text: `Later in ${visitor.conversationId}` } }
      ])
      expect(await scheduledIn(groupId)).toHaveLength(1)
      await world.rest('POST', `/conversations/${groupId}/leave`, { userId: visitor.userId })
      expect(await scheduledIn(groupId)).toBeUndefined()
    })

    test('contains no secret', async () => {
      const { db } = { db: world.sdk.server.domain.storage.read }
      const [session] = await db.selectFrom('sessions').selectAll().execute()
      const text = JSON.stringify((await read()).body)
      for (const secret of [visitor.token, session!.tokenHash]) expect(text).not.toContain(secret)
      expect(text).not.toMatch(/hash|secret|code/i)
    })

    test('is refused for a user of another app', async () => {
      const other = await world.sdk.addApp()
      const answer = await world.sdk.server.app.inject({
        url: `/v2/apps/${other.appId}/users/${visitor.userId}/export`,
        headers: { authorization: basic(other.key) }
      })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().errors[0].code).toBe('user_not_found')
    })
  })

  describe('A long export', () => {
    const MESSAGES = 20_000
    const A_MINUTE = 60_000
    const TEN_MINUTES = 10 * A_MINUTE

    let url: string
    let database: Database.Database
    let answers: IncomingMessage[]

    beforeEach(async () => {
      await fill(MESSAGES)
      const { app, file } = world.sdk.server
      url = await app.listen({ host: '127.0.0.1', port: 0 })
      database = new Database(file, { timeout: 0 })
      answers = []
    })
    afterEach(() => {
      vi.useRealTimers()
      for (const answer of answers) answer.destroy()
      database.close()
    })

    const open = async (prefix = '/v2') => {
      const path = `${prefix}/apps/${world.sdk.appId}/users/${visitor.userId}/export`
      const request = get(url + path, {
        headers: { authorization: basic(world.key) },
        agent: false
      })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answers.push(answer)
      return answer.once('error', () => {})
    }

    /** Opens an export whose reader stops. */
    const openUnread = async () => {
      const arrived = once(world.sdk.server.app.server, 'request')
      await open()
      const [, { socket }] = (await arrived) as [unknown, ServerResponse]
      await expect.poll(() => socket!.writableLength).toBeGreaterThan(0)
      return socket!
    }

    const isHeld = async () => {
      // Later changes cannot be checkpointed while a reader uses the older snapshot.
      if (!isOnPostgres) return (database.pragma('wal_checkpoint(truncate)') as any)[0].busy === 1
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(
        world.sdk.server.domain.storage.read
      )
      return rows.length > 0
    }
    const logBytes = () => statSync(`${world.sdk.server.file}-wal`).size

    test('is streamed, and is a snapshot of one moment', async () => {
      const answer = await open()
      expect(answer.headers['transfer-encoding']).toBe('chunked')
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="user-/)
      await visitor.send('Said meanwhile')
      const { conversations } = (await json(answer)) as any
      expect(conversations[0].messages).toHaveLength(MESSAGES + 1)
      expect((await read()).body.conversations[0].messages).toHaveLength(MESSAGES + 2)
    })

    test('that is not read to its end releases the database', async () => {
      const answer = await open()
      await visitor.send('Said meanwhile')
      await expect.poll(isHeld).toBe(true)
      answer.destroy()
      await expect.poll(isHeld).toBe(false)
    })

    test('that is not read for half a minute releases the database', async () => {
      const socket = await openUnread()
      await visitor.send('Said meanwhile')
      await expect.poll(isHeld).toBe(true)
      expect(socket.timeout).toBe(30_000)
      // As Node does after a time without progress.
      socket.emit('timeout')
      await expect.poll(isHeld).toBe(false)
      if (!isOnPostgres) expect(logBytes()).toBe(0)
    })

    test('is closed after ten minutes, however it is read', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const socket = await openUnread()
      await visitor.send('Said meanwhile')
      vi.advanceTimersByTime(TEN_MINUTES - A_MINUTE)
      expect(socket.destroyed).toBe(false)
      vi.advanceTimersByTime(A_MINUTE)
      expect(socket.destroyed).toBe(true)
      vi.useRealTimers()
      await expect.poll(isHeld).toBe(false)
    })

    test('is one of at most two simultaneous ones of an app', async () => {
      const first = await open()
      await open('/sc/v2')
      const refused = await open()
      expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } })
      first.destroy()
      await expect.poll(async () => (await open()).statusCode).toBe(200)
    })

    test('of an unknown user takes no slot', async () => {
      const unknown = () => world.rest('GET', '/users/unknown/export')
      for (let n = 0; n < 3; n++) expect(await unknown()).toMatchObject({ status: 404 })
      expect((await open()).statusCode).toBe(200)
    })
  })

  test('eight exports of all apps may run at the same time', () => {
    const places = createExportLimit()
    const leave = Array.from({ length: 8 }, (_, n) => places.acquire(`app ${n}`))
    expect(() => places.acquire('app 8')).toThrow(
      expect.objectContaining({ code: 'unavailable', headers: { 'retry-after': '30' } })
    )
    leave[3]!()
    expect(() => places.acquire('app 8')).not.toThrow()
    expect(() => places.acquire('app 3')).toThrow()
  })
})
