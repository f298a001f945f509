import type { ClientEvent } from '../../../../protocol'
import { type Db, readJson, type Row } from '../../../storage'
import { listPageVisits } from '../../records'
import { restClient, restDevice, restPageVisit, restUser } from '../../views'
import { exportConversations } from './export-conversations'
import { pagesOfFiles } from './export-files'
import { type Chunks, list, member, pagesOf } from './export-json'

type User = Row<'users'>

const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

const sessionsOf = (db: Db, { id }: User) =>
  db
    .selectFrom('sessions')
    .select(['integrationId', 'deviceId', 'createdAt', 'expiresAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()

const clientsOf = (db: Db, { id }: User) =>
  db.selectFrom('clients').selectAll().where('userId', '=', id).orderBy('id').execute()

const devicesOf = (db: Db, { id }: User) =>
  db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.clientId')
    .selectAll('devices')
    .where('clients.userId', '=', id)
    .orderBy('devices.id')
    .execute()

const mailAddressesOf = async (db: Db, { id }: User) => {
  const rows = await db
    .selectFrom('mailAddresses')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(
    ({ address, askedAt, confirmedAt, stoppedAt, stopReason, wroteAt, createdAt }) => ({
      address,
      askedAt: isoOrNull(askedAt),
      confirmedAt: isoOrNull(confirmedAt),
      stoppedAt: isoOrNull(stoppedAt),
      stopReason,
      wroteAt: isoOrNull(wroteAt),
      createdAt: iso(createdAt)
    })
  )
}

const pagesOfMails = (db: Db, { id }: User) =>
  pagesOf(
    (after: string | undefined, limit) =>
      db
        .selectFrom('mails')
        .leftJoin('mailAddresses', 'mailAddresses.id', 'mails.addressId')
        .select(['mails.id', 'messageId', 'conversationId', 'state', 'sentAt', 'mails.createdAt'])
        .select('address')
        .where('mails.userId', '=', id)
        .where('mails.id', '>', after ?? '')
        .orderBy('mails.id')
        .limit(limit)
        .execute(),
    mail => mail.id,
    rows =>
      rows.map(({ id: _, sentAt, createdAt, ...mail }) => ({
        ...mail,
        sentAt: isoOrNull(sentAt),
        createdAt: iso(createdAt)
      }))
  )

const pagesOfEvents = (db: Db, { id }: User) =>
  pagesOf(
    (after: number | undefined, limit) =>
      db
        .selectFrom('userEvents')
        .select(['seq', 'bodyJson'])
        .where('userId', '=', id)
        .where('seq', '>', after ?? 0)
        .orderBy('seq')
        .limit(limit)
        .execute(),
    event => event.seq,
    rows =>
      rows.map(({ seq, bodyJson }) => {
        const { type, createdAt, conversation } = readJson<ClientEvent<string>>(bodyJson)
        return { seq, type, createdAt, conversationId: conversation?.id }
      })
  )

/**
 * Writes all data of a user as one JSON document, bit by bit: nothing of it is a secret, and no more than
 * a page of anything is in memory.
 *
 * @param db Must stand still while it is read.
 * @param publicUrl Public address of this server.
 * @param now Milliseconds since the epoch.
 */
export async function* exportUser(
  db: Db,
  user: User,
  { publicUrl, now }: { publicUrl: string; now: number }
): Chunks {
  yield `{"exportedAt":${JSON.stringify(iso(now))}`
  yield member('user', restUser(user))
  yield member('clients', (await clientsOf(db, user)).map(restClient))
  yield member('devices', (await devicesOf(db, user)).map(restDevice))
  yield member('pageVisits', (await listPageVisits(db, user.id, now)).map(restPageVisit))
  const sessions = await sessionsOf(db, user)
  yield member(
    'sessions',
    sessions.map(({ createdAt, expiresAt, ...session }) => ({
      ...session,
      createdAt: iso(createdAt),
      expiresAt: isoOrNull(expiresAt)
    }))
  )
  yield* list('files', pagesOfFiles(db, user, publicUrl))
  yield member('mailAddresses', await mailAddressesOf(db, user))
  yield* list('mails', pagesOfMails(db, user))
  yield* list('events', pagesOfEvents(db, user))
  yield* exportConversations(db, user)
  yield '}'
}
