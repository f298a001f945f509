import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  keepAccountKey,
  pruneAuditLog,
  removeConsoleUser,
  sealPasswordReset,
  setConsolePassword
} from '../../src/server/domain/flows'
import { insertBusinessFile, saveAccountKey } from '../../src/server/domain/records'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

interface Entry {
  kind: string
  action: string
  at: string
  by?: { type: string; id: string; name: string }
  app?: { id: string; name: string }
  subject?: { id: string; name?: string }
  fields: { field: string; before?: unknown; after?: unknown }[]
}

const DAY_MS = 86_400_000
const TEAM = '/console/api/team'
const ANN = 'ann@shop.example'

let world: RestWorld
let owner: Record<string, string>
let app: Awaited<ReturnType<RestWorld['addApp']>>

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers = owner
) => {
  const answer = await world.call(method, path, body, headers)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const list = async (query: string, headers = owner) =>
  (await call('GET', `/v2/audit-log?${query}`, undefined, headers)) as {
    entries: Entry[]
    meta: { hasMore: boolean; beforeCursor?: string }
  }
/** Entries of one kind within the app of the test. */
const ofApp = async (kind: string) =>
  (await list(`filter[appId]=${app.id}&filter[kind]=${kind}`)).entries
const ofTeam = async () => (await list('filter[kind]=member&page[size]=100')).entries
const deeds = (entries: Entry[]) => entries.map(({ action }) => action)
const rows = () => world.storage.read.selectFrom('auditLog').selectAll().execute()
const idOf = async (email: string): Promise<string> =>
  (await call('GET', TEAM)).members.find((each: { email: string }) => each.email === email).id

beforeAll(async () => {
  world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  owner = await world.signIn(ANN)
})
afterAll(() => world.close())
beforeEach(async () => {
  app = await world.addApp()
})

describe('The audit log', () => {
  test('names who changed which setting of an app, when, and what before and after', async () => {
    await call('PATCH', app.path, {
      displayName: 'Bakery',
      settings: { maskCreditCardNumbers: true },
      metadata: { token: 'no setting' }
    })
    await call('PATCH', app.path, { displayName: 'Bakery' })
    await call('PATCH', app.path, { displayName: 'Cafe' }, { authorization: basic(app.appKey) })
    const entries = await ofApp('app')
    expect(entries).toMatchObject([
      {
        action: 'changed',
        by: { type: 'user', name: ANN },
        app: { id: app.id, name: 'Bakery' },
        fields: [
          { field: 'displayName', before: 'Shop', after: 'Bakery' },
          { field: 'settings.maskCreditCardNumbers', before: false, after: true }
        ]
      },
      {
        by: { type: 'key', id: app.appKey.id, name: 'Back end' },
        fields: [{ field: 'displayName', before: 'Bakery', after: 'Cafe' }]
      }
    ])
    expect(Math.abs(Date.parse(entries[0]!.at) - Date.now())).toBeLessThan(60_000)
  })

  test('has apps that are created and deleted, by console and key, and stays when they are gone', async () => {
    const requestId = 'random characters'
    const made = await call('POST', '/console/api/apps', { displayName: 'New', requestId })
    await call('POST', '/console/api/apps', { displayName: 'New', requestId })
    await call('DELETE', `/console/api/apps/${made.app.id}`)
    const { entries } = await list(`filter[appId]=${made.app.id}`)
    expect(entries).toMatchObject([
      { kind: 'app', action: 'created', by: { name: ANN }, app: { name: 'New' } },
      { kind: 'app', action: 'deleted', by: { name: ANN }, app: { name: 'New' } }
    ])

    const { body } = await world.call('POST', '/v2/apps', { displayName: 'By key' })
    await world.call('DELETE', `/v2/apps/${body.app.id}`)
    const byKey = (await list(`filter[appId]=${body.app.id}`)).entries
    expect(deeds(byKey)).toEqual(['created', 'deleted'])
    expect(byKey[0]!.by?.type).toBe('key')
  })

  test('has the name that a request which is made again gives to its app', async () => {
    const requestId = 'other random characters'
    const create = (displayName: string) =>
      call('POST', '/console/api/apps', { displayName, requestId })
    const { app: made } = await create('Bakery')
    await create('Cafe')
    expect((await list(`filter[appId]=${made.id}`)).entries).toMatchObject([
      { action: 'created' },
      {
        action: 'changed',
        by: { name: ANN },
        fields: [{ field: 'displayName', before: 'Bakery', after: 'Cafe' }]
      }
    ])
  })

  test('has the demo, which is added and removed', async () => {
    const { app: demo } = await call('POST', '/console/api/demo', {})
    await call('POST', '/console/api/demo', {})
    await call('DELETE', '/console/api/demo')
    await call('DELETE', '/console/api/demo')
    const { entries } = await list(`filter[appId]=${demo.id}`)
    expect(entries.map(({ action, by }) => [action, by?.name])).toEqual([
      ['created', ANN],
      ['deleted', ANN]
    ])
  })

  test('has saved replies that are made, changed and deleted', async () => {
    const at = `${app.path}/saved-replies`
    const { savedReply } = await call('POST', at, { name: 'Hours', text: 'From 9 to 5' })
    await call('PATCH', `${at}/${savedReply.id}`, { text: 'From 8 to 5' })
    await call('PATCH', `${at}/${savedReply.id}`, { text: 'From 8 to 5' })
    await call('DELETE', `${at}/${savedReply.id}`)
    expect(await ofApp('savedReply')).toMatchObject([
      {
        action: 'created',
        by: { name: ANN },
        subject: { id: savedReply.id, name: 'Hours' },
        fields: [
          { field: 'name', before: null, after: 'Hours' },
          { field: 'text', before: null, after: 'From 9 to 5' }
        ]
      },
      {
        action: 'changed',
        fields: [{ field: 'text', before: 'From 9 to 5', after: 'From 8 to 5' }]
      },
      { action: 'deleted', subject: { name: 'Hours' } }
    ])
  })

  test('has the message of a saved reply before and after, without a change where there is none', async () => {
    const at = `${app.path}/saved-replies`
    const items = (text: string) => [
      { title: 'Hat', actions: [{ type: 'postback', text, payload: 'HAT' }] }
    ]
    const [content, other] = ['Buy', 'Order'].map(text => ({ type: 'list', items: items(text) }))
    const { savedReply } = await call('POST', at, { name: 'Hats', content })
    for (const next of [content, other]) {
      await call('PATCH', `${at}/${savedReply.id}`, { content: next })
    }
    const entries = (await ofApp('savedReply')).filter(
      ({ subject }) => subject?.id === savedReply.id
    )
    expect(entries).toMatchObject([
      { action: 'created', fields: [{ field: 'name' }, { field: 'content', after: content }] },
      { action: 'changed', fields: [{ field: 'content', before: content, after: other }] }
    ])
  })

  test('has groups that are made, changed and deleted, with the e-mails of their members', async () => {
    const at = `${app.path}/groups`
    const { members } = await call('GET', `${app.path}/team`)
    const { id } = members.find(({ email }: { email: string }) => email === ANN)
    const { group } = await call('POST', at, { name: 'Sales' })
    await call('PATCH', `${at}/${group.id}`, { memberIds: [id] })
    await call('PATCH', `${at}/${group.id}`, { memberIds: [id] })
    await call('DELETE', `${at}/${group.id}`)
    expect(await ofApp('group')).toMatchObject([
      {
        action: 'created',
        by: { name: ANN },
        subject: { id: group.id, name: 'Sales' },
        fields: [
          { field: 'name', before: null, after: 'Sales' },
          { field: 'members', before: null, after: [] }
        ]
      },
      { action: 'changed', fields: [{ field: 'members', before: [], after: [ANN] }] },
      { action: 'deleted', subject: { name: 'Sales' } }
    ])
  })

  test('has integrations and their webhooks from the first to the last, with the site of a target alone', async () => {
    const { integration } = await call('POST', `${app.path}/integrations`, {
      type: 'custom',
      displayName: 'Bot',
      webhooks: [{ target: 'https://bot.example.com/hook-path', triggers: ['user:remove'] }]
    })
    const at = `${app.path}/integrations/${integration.id}`
    await call('PATCH', at, { displayName: 'Robot' })
    const { webhook } = await call('POST', `${at}/webhooks`, {
      target: 'https://two.example.com/a?token=query-token',
      triggers: ['user:remove']
    })
    const change = (body: object) => call('PATCH', `${at}/webhooks/${webhook.id}`, body)
    await change({ target: 'https://two.example.com/path-token' })
    await change({ triggers: ['user:update'], target: 'https://three.example.com/' })
    await change({ triggers: ['user:update'] })
    await call('DELETE', `${at}/webhooks/${webhook.id}`)
    await call('DELETE', at)

    expect(await ofApp('integration')).toMatchObject([
      { action: 'created', subject: { name: 'Bot' }, fields: [{ field: 'type', after: 'custom' }] },
      { action: 'changed', fields: [{ field: 'displayName', before: 'Bot', after: 'Robot' }] },
      { action: 'deleted', subject: { id: integration.id, name: 'Robot' } }
    ])
    const hooks = await ofApp('webhook')
    expect(hooks.map(({ action, subject }) => [action, subject?.name])).toEqual([
      ['created', 'https://bot.example.com'],
      ['created', 'https://two.example.com'],
      ['changed', 'https://two.example.com'],
      ['changed', 'https://three.example.com'],
      ['deleted', 'https://three.example.com'],
      ['deleted', 'https://bot.example.com']
    ])
    expect(hooks[2]!.fields).toEqual([{ field: 'target' }])
    expect(hooks[3]!.fields).toEqual([
      { field: 'target', before: 'https://two.example.com', after: 'https://three.example.com' },
      { field: 'triggers', before: ['user:remove'], after: ['user:update'] }
    ])
  })

  test('has keys that are made and revoked', async () => {
    const { key } = await call('POST', `${app.path}/keys`, { displayName: 'Till' })
    await call('DELETE', `${app.path}/keys/${key.id}`)
    expect(await ofApp('key')).toMatchObject([
      { action: 'created', by: { name: ANN }, subject: { id: key.id, name: 'Till' } },
      { action: 'deleted', by: { name: ANN }, subject: { id: key.id, name: 'Till' } }
    ])
  })

  test('has what happens to members of the team', async () => {
    const before = (await ofTeam()).length
    const { id } = await call('POST', `${TEAM}/invitations`, { role: 'admin' })
    await call('DELETE', `${TEAM}/invitations/${id}`)
    const { token } = await call('POST', `${TEAM}/invitations`, { role: 'admin' })
    const joining = { token, email: 'ben@shop.example', password: 'correct horse' }
    await call('POST', '/console/api/join', joining, {})
    const ben = await idOf('ben@shop.example')
    await call('PATCH', `${TEAM}/${ben}`, { role: 'agent', appIds: [app.id] })
    await call('PATCH', `${TEAM}/${ben}`, { role: 'agent' })
    await call('POST', `${TEAM}/${ben}/reset`)
    await call('POST', `${TEAM}/${ben}/deactivation`)
    await call('POST', `${TEAM}/${ben}/deactivation`)
    await call('DELETE', `${TEAM}/${ben}/deactivation`)
    await call('DELETE', `${TEAM}/${ben}`)
    const entries = (await ofTeam()).slice(before)
    expect(deeds(entries)).toEqual([
      'invited',
      'uninvited',
      'invited',
      'joined',
      'changed',
      'reset',
      'deactivated',
      'activated',
      'deleted'
    ])
    expect(entries[0]).toMatchObject({ by: { name: ANN }, fields: [{ after: 'admin' }] })
    expect(entries[3]).toMatchObject({
      by: { id: ben, name: 'ben@shop.example' },
      subject: { id: ben, name: 'ben@shop.example' }
    })
    expect(entries[4]!.fields).toEqual([
      { field: 'role', before: 'admin', after: 'agent' },
      { field: 'apps', before: null, after: ['Shop'] }
    ])
    expect(entries.slice(4).every(({ by }) => by?.name === ANN)).toBe(true)
  })

  test('has what members change of their own name and of what visitors see of them', async () => {
    const gus = await world.signIn('gus@shop.example', 'correct horse', 'agent')
    const change = (fields: object) => call('PATCH', '/console/api/me', fields, gus)
    await change({ displayName: 'Gus' })
    await change({ displayName: 'Gus', isShownToVisitors: true })
    await change({ isShownToVisitors: true })
    const own = (await ofTeam()).filter(({ action }) => action === 'profileChanged')
    expect(own).toMatchObject([
      {
        by: { name: 'gus@shop.example' },
        subject: { name: 'gus@shop.example' },
        fields: [{ field: 'displayName', before: null, after: 'Gus' }]
      },
      { fields: [{ field: 'isShownToVisitors', before: false, after: true }] }
    ])
  })

  test('has members who sign themselves out in other browsers', async () => {
    const hal = await world.signIn('hal@shop.example')
    const id = await idOf('hal@shop.example')
    const end = (path: string) => call('DELETE', `/console/api/sessions${path}`, undefined, hal)
    await end('')
    await world.openSession(id)
    const { sessions } = await call('GET', '/console/api/sessions', undefined, hal)
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await end(`/${other.id}`)
    await world.openSession(id)
    await end('')
    const own = (await ofTeam()).filter(({ subject }) => subject?.id === id)
    expect(own.map(({ action, by }) => [action, by?.id])).toEqual([
      ['created', undefined],
      ['signedOut', id],
      ['signedOut', id]
    ])
    expect(JSON.stringify(await rows())).not.toContain(other.id)
  })

  test('says that members were added and removed at the machine of the server', async () => {
    await world.signIn('carol@shop.example')
    await removeConsoleUser(world.domain, { email: 'carol@shop.example' })
    const entries = (await ofTeam()).filter(({ subject }) => subject?.name?.startsWith('carol'))
    expect(deeds(entries)).toEqual(['created', 'deleted'])
    expect(entries.every(({ by }) => by === undefined)).toBe(true)
  })

  test('has exports, erasures and deletions, of people and conversations the ids alone', async () => {
    const profile = { givenName: 'Dora', email: 'dora@example.com' }
    const user = await world.addUser(app.path, { externalId: 'dora-outside', profile })
    const first = await world.addConversation(app.path, user.id, { displayName: 'About Dora' })
    const second = await world.addConversation(app.path, user.id, { displayName: 'Dora again' })
    const { id } = first.isDefault ? second : first
    await call('GET', `${app.path}/users/${user.id}/export`)
    await call('DELETE', `${app.path}/conversations/${id}`)
    await call('DELETE', `${app.path}/users/${user.id}/personalinformation`)
    await call('DELETE', `${app.path}/users/${user.id}`)
    const entries = await ofApp('user')
    expect(deeds(entries)).toEqual(['exported', 'erased', 'deleted'])
    expect(entries.every(({ subject }) => subject?.id === user.id && !subject.name)).toBe(true)
    expect(await ofApp('conversation')).toMatchObject([{ action: 'deleted', subject: { id } }])
    expect(JSON.stringify(await rows())).not.toMatch(/dora/i)
  })

  test('has conversations that programs empty and delete', async () => {
    const user = await world.addUser(app.path)
    const first = await world.addConversation(app.path, user.id)
    const second = await world.addConversation(app.path, user.id)
    const { id } = first.isDefault ? second : first
    const path = `${app.path}/conversations/${id}`
    await world.call('DELETE', `${path}/messages`)
    const message = { author: { type: 'business' }, content: { type: 'text', text: 'between us' } }
    await world.call('POST', `${path}/messages`, message)
    await world.call('DELETE', `${path}/messages`)
    await world.call('DELETE', path)
    const entries = await ofApp('conversation')
    expect(deeds(entries)).toEqual(['emptied', 'deleted'])
    expect(entries.every(({ by, subject }) => by?.type === 'key' && subject?.id === id)).toBe(true)
    expect(JSON.stringify(await rows())).not.toContain('between us')
  })

  test('has messages and files of a conversation that are deleted one by one', async () => {
    const { id: userId } = await world.addUser(app.path)
    const { id } = await world.addConversation(app.path, userId)
    const path = `${app.path}/conversations/${id}/messages`
    const message = { author: { type: 'business' }, content: { type: 'text', text: 'said once' } }
    const [sent] = (await call('POST', path, message)).messages
    await call('DELETE', `${path}/${sent.id}`)
    expect((await world.call('DELETE', `${path}/${sent.id}`)).status).toBe(404)

    const fileId = '0123456789abcdef0123456789abcdef'
    await world.domain.write(tx =>
      insertBusinessFile(tx, {
        id: fileId,
        appId: app.id,
        conversationId: id,
        name: 'said-once.pdf',
        mediaType: 'application/pdf',
        bytes: 12
      })
    )
    const mediaUrl = `${PUBLIC_URL}/files/${fileId}/said-once.pdf`
    await call('POST', `${app.path}/attachments/remove`, { mediaUrl })
    const entries = await ofApp('conversation')
    expect(deeds(entries)).toEqual(['messageDeleted', 'fileDeleted'])
    expect(entries.every(({ by, subject }) => by?.name === ANN && subject?.id === id)).toBe(true)
    expect(JSON.stringify(await rows())).not.toMatch(/said.once/)
  })

  test('has people from whom a channel is taken, without its address', async () => {
    const { integration } = await call('POST', `${app.path}/integrations`, {
      type: 'mailgun',
      fromAddress: 'hello@example.com'
    })
    const { id } = await world.addUser(app.path)
    const conversation = await world.addConversation(app.path, id)
    const path = `${app.path}/users/${id}/clients`
    const address = 'eve@example.com'
    const { client } = await call('POST', path, {
      matchCriteria: { type: 'mailgun', integrationId: integration.id, address },
      confirmation: { type: 'immediate' },
      target: { conversationId: conversation.id }
    })
    await call('DELETE', `${path}/${client.id}`)
    expect(await ofApp('user')).toMatchObject([
      { action: 'clientRemoved', by: { name: ANN }, subject: { id } }
    ])
    expect(JSON.stringify(await rows())).not.toContain(address)
  })

  test('has people who are blocked and unblocked, once', async () => {
    const { id } = await world.addUser(app.path)
    const path = `${app.path}/users/${id}`
    for (const deed of ['block', 'block', 'unblock', 'unblock'])
      await call('POST', `${path}/${deed}`)
    const entries = await ofApp('user')
    expect(deeds(entries)).toEqual(['blocked', 'unblocked'])
    expect(entries.every(({ by, subject }) => by?.name === ANN && subject?.id === id)).toBe(true)
  })

  test('has conversations that are merged, once', async () => {
    const user = await world.addUser(app.path)
    const first = await world.addConversation(app.path, user.id)
    const second = await world.addConversation(app.path, user.id)
    const [into, from] = first.isDefault ? [first, second] : [second, first]
    const merge = () =>
      call('POST', `${app.path}/conversations/${into.id}/merge`, { sourceConversationId: from.id })
    await merge()
    await merge()
    expect(await ofApp('conversation')).toMatchObject([
      {
        action: 'merged',
        by: { name: ANN },
        subject: { id: from.id },
        fields: [{ field: 'mergedInto', before: null, after: into.id }]
      }
    ])
  })

  test('has passwords that members and the machine of the server change, and links for them', async () => {
    const email = 'frank@shop.example'
    const frank = await world.signIn(email)
    await call(
      'POST',
      '/console/api/password',
      { oldPassword: 'correct horse battery', newPassword: 'second horse' },
      frank
    )
    await setConsolePassword(world.domain, { email, password: 'third horse' })
    const token = await sealPasswordReset(world.domain, email)
    await call('POST', '/console/api/reset', { token, password: 'fourth horse' }, {})
    const entries = (await ofTeam()).filter(({ subject }) => subject?.name === email)
    expect(entries.slice(-4).map(({ action, by }) => [action, by?.name])).toEqual([
      ['passwordChanged', email],
      ['passwordChanged', undefined],
      ['reset', undefined],
      ['passwordChanged', email]
    ])
    expect(JSON.stringify(await rows())).not.toMatch(/horse/)
  })

  test('has each other account key, not each start with the same one', async () => {
    const keep = (key: { id: string; secret: string }) =>
      world.domain.write(tx => keepAccountKey(tx, key))
    const other = { id: `act_${'1'.repeat(24)}`, secret: 'another secret' }
    const listKeyEntries = async () =>
      (await list('filter[kind]=key&page[size]=100')).entries.filter(({ app: of }) => !of)
    await keep(world.accountKey)
    expect(await listKeyEntries()).toEqual([])
    await keep(other)
    const entries = await listKeyEntries()
    await world.domain.write(tx => saveAccountKey(tx, world.accountKey))
    expect(entries.map(({ action, by, subject }) => [action, by, subject?.id])).toEqual([
      ['deleted', undefined, world.accountKey.id],
      ['created', undefined, other.id]
    ])
    expect(JSON.stringify(await rows())).not.toContain('another secret')
  })

  test('never holds a secret', async () => {
    const { key } = await call('POST', `${app.path}/keys`, { displayName: 'Till' })
    const { integration: line } = await call('POST', `${app.path}/integrations`, {
      type: 'line',
      channelAccessToken: 'first-token',
      channelSecret: 'first-secret'
    })
    const at = `${app.path}/integrations`
    await call('PATCH', `${at}/${line.id}`, { channelAccessToken: 'second-token' })
    const { integration: bot } = await call('POST', at, {
      type: 'custom',
      webhooks: [
        { target: 'https://bot.example.com/in-path?t=in-query', triggers: ['user:remove'] }
      ]
    })
    const [webhook] = bot.webhooks
    const { token } = await call('POST', `${TEAM}/invitations`, { role: 'admin' })
    const email = 'eve@shop.example'
    await call('POST', '/console/api/join', { token, email, password: 'her password' }, {})
    const reset = await call('POST', `${TEAM}/${await idOf(email)}/reset`)

    const [entry] = (await ofApp('integration')).filter(({ action }) => action === 'changed')
    expect(entry!.fields).toEqual([{ field: 'secrets' }])
    const stored = JSON.stringify(await rows())
    const secrets = [key.secret, webhook.secret, token, reset.token, 'her password']
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(stored).not.toContain(secret)
    }
    expect(stored).not.toMatch(/first-|second-|in-path|in-query/)
  })

  test('keeps nothing of a change that is refused', async () => {
    const before = (await rows()).length
    await world.call('PATCH', app.path, { displayName: '' }, owner)
    await world.call('DELETE', `${app.path}/keys/app_${'0'.repeat(24)}`, undefined, owner)
    await world.call('DELETE', `${app.path}/integrations/${'0'.repeat(24)}`, undefined, owner)
    await world.call('GET', `${app.path}/users/nobody/export`, undefined, owner)
    expect((await rows()).length).toBe(before)
  })

  test('shows admins the entries of apps, owners those of the team, too, and agents none', async () => {
    await call('PATCH', app.path, { displayName: 'Bakery' })
    const admin = await world.signIn(`admin@${app.id}.example`, 'correct horse', 'admin')
    const agent = await world.signIn(`agent@${app.id}.example`, 'correct horse', 'agent')
    expect((await list('', owner)).entries.some(({ kind }) => kind === 'member')).toBe(true)
    const seen = (await list('page[size]=100', admin)).entries
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(({ app: of }) => of)).toBe(true)
    expect((await list('filter[kind]=member', admin)).entries).toEqual([])
    expect((await world.call('GET', '/v2/audit-log', undefined, agent)).status).toBe(403)
  })

  test('comes in pages, the newest first, each in its order', async () => {
    for (let n = 1; n <= 5; n++) await call('PATCH', app.path, { displayName: `Shop ${n}` })
    const of = `filter[appId]=${app.id}&filter[kind]=app`
    const names = ({ entries }: { entries: Entry[] }) =>
      entries.map(({ fields }) => fields[0]?.after)
    const newest = await list(`${of}&page[size]=2`)
    expect([names(newest), newest.meta.hasMore]).toEqual([['Shop 4', 'Shop 5'], true])
    const older = await list(`${of}&page[size]=3&page[before]=${newest.meta.beforeCursor}`)
    expect([names(older), older.meta.hasMore]).toEqual([['Shop 1', 'Shop 2', 'Shop 3'], false])
  })

  test('keeps the newest of many', async () => {
    for (let n = 1; n <= 5; n++) await call('PATCH', app.path, { displayName: `Shop ${n}` })
    const before = await rows()
    await pruneAuditLog(world.domain, before.length)
    expect(await rows()).toEqual(before)
    await pruneAuditLog(world.domain, 2)
    const names = (await ofApp('app')).map(({ fields }) => fields[0]?.after)
    expect(names).toEqual(['Shop 4', 'Shop 5'])
    const done = (await rows()).map(({ kind, action }) => `${kind} ${action}`)
    for (const each of done) {
      expect(done.filter(deed => deed === each).length, each).toBeLessThanOrEqual(2)
    }
  })

  test('keeps what else was done beside many deleted messages', async () => {
    const { id: userId } = await world.addUser(app.path)
    const { id } = await world.addConversation(app.path, userId)
    const path = `${app.path}/conversations/${id}/messages`
    const message = { author: { type: 'business' }, content: { type: 'text', text: 'a line' } }
    await call('PATCH', app.path, { displayName: 'Bakery' })
    for (let n = 0; n < 4; n++) {
      const [sent] = (await call('POST', path, message)).messages
      await call('DELETE', `${path}/${sent.id}`)
    }
    const newest = deeds(await ofApp('conversation')).slice(-2)
    await pruneAuditLog(world.domain, 2)
    const kept = await rows()
    const actions = kept.filter(({ appId }) => appId === app.id).map(({ action }) => action)
    expect(newest).toEqual(['messageDeleted', 'messageDeleted'])
    expect(actions.filter(action => action === 'messageDeleted')).toHaveLength(2)
    expect(actions).toContain('changed')
  })

  test('keeps who was removed, however often an agent changes their name after it', async () => {
    const ida = await world.signIn('ida@shop.example', 'correct horse', 'agent')
    await world.signIn('jim@shop.example')
    await call('DELETE', `${TEAM}/${await idOf('jim@shop.example')}`)
    for (const displayName of ['A', 'B', 'C', 'D']) {
      await call('PATCH', '/console/api/me', { displayName }, ida)
    }
    await pruneAuditLog(world.domain, 2)
    const entries = await ofTeam()
    const removed = entries.find(
      ({ action, subject }) => action === 'deleted' && subject?.name === 'jim@shop.example'
    )
    expect(removed).toMatchObject({ by: { name: ANN } })
    const renamed = entries.filter(({ action }) => action === 'profileChanged')
    expect(renamed.map(({ fields }) => fields[0]?.after)).toEqual(['C', 'D'])
  })

  test('is kept for a year', async () => {
    await call('PATCH', app.path, { displayName: 'Bakery' })
    world.moveClock(364 * DAY_MS)
    await pruneAuditLog(world.domain)
    expect((await rows()).some(({ appId }) => appId === app.id)).toBe(true)
    world.moveClock(366 * DAY_MS)
    await pruneAuditLog(world.domain)
    expect(await rows()).toEqual([])
    world.moveClock(0)
  })
})
