import { describe, expect, test } from 'vitest'
import { countWaitingMails } from '../../../src/server/domain/records'
import { firstInShortRun, longTest } from '../../browser/short-run'
import { openRestWorld, PUBLIC_URL } from '../rest-world'
import { HOUR, type MailWorldOptions, MINUTE, openMailWorld } from './mail-world'

const TEAM = '/console/api/team'
const INVITATIONS = `${TEAM}/invitations`
const ANN = 'ann@shop.example'
const BEN = 'ben@shop.example'

/** A business whose owner invites colleagues by mail. */
const openTeamWorld = async (options: MailWorldOptions = {}) => {
  const world = await openMailWorld(options)
  const { call, storage } = world
  const ann = await world.signIn(ANN)
  const invite = (fields: object = {}, headers: Record<string, string> = ann) =>
    call('POST', INVITATIONS, { role: 'admin', email: BEN, ...fields }, headers)
  return {
    ...world,
    ann,
    invite,
    join: (token: string, email = BEN) =>
      call('POST', '/console/api/join', { token, email, password: 'correct horse' }, {}),
    withdraw: (id: string) => call('DELETE', `${INVITATIONS}/${id}`, undefined, ann),
    /** The mail of the newest invitation, as the console shows it. */
    shown: async () => (await call('GET', TEAM, undefined, ann)).body.invitations[0]?.mail,
    rows: () => storage.read.selectFrom('invitationMails').selectAll().execute()
  }
}

const linkIn = (text: string): string =>
  new RegExp(`${PUBLIC_URL}/console/#/join/([\\w-]+)`).exec(text)?.[1] ?? ''

describe('An invitation to the team by mail', () => {
  test.each(
    firstInShortRun(
      [
        ['en', 'Join the team of Shop', 'ltr'],
        ['ar', 'انضم إلى فريق Shop', 'rtl'],
        ['de', 'Treten Sie dem Team von Shop bei', 'ltr'],
        ['fr', 'Rejoignez l’équipe de Shop', 'ltr'],
        ['es', 'Únase al equipo de Shop', 'ltr'],
        ['pt-BR', 'Entre na equipe de Shop', 'ltr']
      ] as [language: string, subject: string, dir: string][],
      2
    )
  )(
    'carries the link in the language %s, and lets its reader join',
    async (language, subject, dir) => {
      const world = await openTeamWorld()
      const { status, body } = await world.invite({ language })
      expect([status, body.mail]).toEqual([201, { address: BEN, state: 'waiting' }])

      const [mail] = await world.smtp.until(1)
      expect(mail!.headers).toMatchObject({
        to: BEN,
        subject,
        'content-language': language,
        'auto-submitted': 'auto-generated'
      })
      expect(mail!.headers['from']).toContain('Shop')
      expect(mail!.html).toContain(`<html lang="${language}" dir="${dir}">`)
      for (const part of [mail!.text, mail!.html]) {
        expect(part).toContain(ANN)
        expect(linkIn(part)).toBe(body.token)
      }
      await expect.poll(world.shown).toEqual({ address: BEN, state: 'sent' })
      expect((await world.join(linkIn(mail!.text))).status).toBe(201)
      expect(await world.rows()).toEqual([])
    }
  )

  test('names the app of an agent', async () => {
    const world = await openTeamWorld()
    const { id } = await world.addApp('Bakery')
    await world.invite({ role: 'agent', appIds: [id] })
    const [mail] = await world.smtp.until(1)
    expect(mail!.headers['subject']).toBe('Join the team of Bakery')
  })

  test('waits with its link sealed, goes once, also after restarts, and then forgets the link', async () => {
    const world = await openTeamWorld({ isSending: false })
    const { token } = (await world.invite()).body
    const [waiting] = await world.rows()
    expect(waiting).toMatchObject({ address: BEN, state: 'waiting', dueAt: expect.any(Number) })
    expect(JSON.stringify(waiting)).not.toContain(token)
    expect(await countWaitingMails(world.storage.read)).toBe(1)

    await world.restartSending()
    await world.restartSending()
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(1)
    expect(await world.rows()).toMatchObject([{ state: 'sent', secret: null, dueAt: null }])
    expect(await countWaitingMails(world.storage.read)).toBe(0)
    expect(world.logged.length).toBeGreaterThan(0)
    expect(world.logged.join('')).not.toContain(token)
  })

  test('is tried again, under the same Message-ID, while the mail server takes it later', async () => {
    const world = await openTeamWorld()
    world.smtp.answer(command => (command === 'DOT' ? '452 full' : undefined))
    const { token } = (await world.invite()).body
    await world.pass(0)
    const [waiting] = await world.rows()
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })

    world.smtp.answer(() => undefined)
    await world.pass(2 * MINUTE)
    expect(
      world.smtp.mails.map(({ headers, text }) => [headers['message-id'], linkIn(text)])
    ).toEqual([[waiting!.messageId, token]])
  })

  test('that is refused says so, and its link works still', async () => {
    const world = await openTeamWorld()
    world.smtp.answer(command => (command === 'RCPT' ? '550 no such mailbox' : undefined))
    const { token } = (await world.invite()).body
    await world.pass(0)
    expect(await world.shown()).toEqual({ address: BEN, state: 'failed' })
    expect(await world.rows()).toMatchObject([{ secret: null, dueAt: null }])
    expect((await world.join(token)).status).toBe(201)
  })

  test('is given up after a day without a mail server', async () => {
    const world = await openTeamWorld()
    await world.smtp.close()
    await world.invite()
    for (let hours = 0; hours < 26; hours++) await world.pass(HOUR)
    expect(await world.rows()).toMatchObject([{ state: 'failed', secret: null, dueAt: null }])
  })

  test('does not go once it is withdrawn, also while the mail is on its way', async () => {
    const world = await openTeamWorld({ isSending: false })
    await world.withdraw((await world.invite()).body.id)
    expect(await world.rows()).toEqual([])

    let id = ''
    world.smtp.answer(async command => {
      if (command === 'DATA') await world.withdraw(id)
      return undefined
    })
    id = (await world.invite()).body.id
    await world.restartSending()
    expect(world.smtp.commands).toContain('DATA')
    expect(world.smtp.commands).not.toContain('DOT')
    expect(world.smtp.mails).toEqual([])
  })

  longTest('is not repeated when the server ended before the answer to it came', async () => {
    const world = await openTeamWorld()
    world.smtp.answer(command => (command === 'DOT' ? new Promise(() => {}) : undefined))
    await world.invite()
    await expect.poll(async () => (await world.rows())[0]?.state).toBe('sending')

    await world.restartSending()
    world.smtp.answer(() => undefined)
    await world.pass(HOUR)
    expect(world.smtp.mails).toEqual([])
    expect(await world.shown()).toEqual({ address: BEN, state: 'unanswered' })
    expect(await world.rows()).toMatchObject([{ secret: null }])
  })

  test('is refused for what is no address, and for that of a member', async () => {
    const world = await openTeamWorld({ isSending: false })
    for (const email of ['ben', 'ben@shop.example\r\nBcc: eve@example.com', 'a@b@c.example', '']) {
      expect((await world.invite({ email })).status).toBe(400)
    }
    const known = await world.invite({ email: ` ${ANN.toUpperCase()} ` })
    expect(known.status).toBe(400)
    expect(known.body.errors[0].title).toContain('can sign in already')
    expect((await world.invite({ language: 'tlh' })).status).toBe(400)
    expect(await world.rows()).toEqual([])
    expect((await world.call('GET', TEAM, undefined, world.ann)).body.invitations).toEqual([])
  })

  test('goes to one address three times, and to twenty at once, by one member', async () => {
    const world = await openTeamWorld({ isSending: false })
    const cleo = await world.signIn('cleo@shop.example')
    const toOne: number[] = []
    for (const headers of [world.ann, world.ann, cleo, cleo]) {
      toOne.push((await world.invite({}, headers)).status)
    }
    expect(toOne).toEqual([201, 201, 201, 429])

    const toMany: number[] = []
    for (let n = 0; n < 20; n++) {
      toMany.push((await world.invite({ email: `friend${n}@example.com` })).status)
    }
    expect(toMany).toEqual([...Array(18).fill(201), 429, 429])
    const refused = await world.invite({ email: 'friend@example.com' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // A link without a mail troubles nobody.
    expect((await world.invite({ email: undefined })).status).toBe(201)
    world.moveClock(8 * HOUR)
    expect((await world.invite()).status).toBe(201)
  })

  test('leaves its address in the audit log, and its link nowhere there', async () => {
    const world = await openTeamWorld({ isSending: false })
    const { id, token } = (await world.invite()).body
    await world.withdraw(id)
    const { body } = await world.call(
      'GET',
      '/v2/audit-log?filter[kind]=member',
      undefined,
      world.ann
    )
    const fields = body.entries.map((entry: { action: string; fields: object[] }) => [
      entry.action,
      entry.fields.at(-1)
    ])
    expect(fields.slice(-2)).toEqual([
      ['invited', { field: 'email', before: null, after: BEN }],
      ['uninvited', { field: 'email', before: BEN, after: null }]
    ])
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('is made by those only who may invite with that role', async () => {
    const world = await openTeamWorld({ isSending: false })
    const admin = await world.signIn('ada@shop.example', 'correct horse', 'admin')
    const agent = await world.signIn('abe@shop.example', 'correct horse', 'agent')
    expect((await world.invite({ role: 'agent' }, agent)).status).toBe(403)
    expect((await world.invite({}, admin)).status).toBe(403)
    expect((await world.invite({}, {})).status).toBe(401)
    expect(await world.rows()).toEqual([])
    expect((await world.invite({ role: 'agent' }, admin)).status).toBe(201)
  })

  test('is neither offered nor made where the server sends no mails', async () => {
    const world = await openRestWorld()
    const ann = await world.signIn()
    const offered = async () => (await world.call('GET', TEAM, undefined, ann)).body.sendsMails
    expect(await offered()).toBe(false)
    const invite = (fields: object) =>
      world.call('POST', INVITATIONS, { role: 'admin', ...fields }, ann)
    expect((await invite({ email: BEN })).status).toBe(409)
    expect((await invite({})).status).toBe(201)
    await world.close()
  })
})
