import type { Storage } from '../../src/server/storage'
import { readSample } from '../util/guide-samples'
import { addApp } from './add-app'

const MARKS = readSample('running', 'Restore', 'sh')

/** Statements of the guide that mark a database as restored. */
export const MARK_SQLITE = /'(PRAGMA [^']+)'/.exec(MARKS)?.[1] ?? ''
export const MARK_POSTGRES = /"(COMMENT [^"]+)"/.exec(MARKS)?.[1] ?? ''

/** Stores an event of the app `shop`. */
export const addEvent = ({ write }: Storage) =>
  write(db =>
    db
      .insertInto('appEvents')
      .values({
        id: 'event',
        appId: 'shop',
        conversationId: null,
        type: 'conversation:create',
        createdAt: 1,
        payloadJson: '{}',
        messageId: null,
        userId: null,
        quotedMessageId: null,
        quotedUserId: null
      })
      .execute()
  )

/** Stores the app `shop` with two events, and a user of it who has five. */
export const addNumbers = async (storage: Storage) => {
  await storage.write(async db => {
    await addApp(db, 'shop')
    await db
      .insertInto('users')
      .values({
        id: 'ann',
        appId: 'shop',
        externalId: null,
        signedUpAt: 1,
        profileJson: '{}',
        metadataJson: '{}',
        seq: 5
      })
      .execute()
  })
  for (let count = 0; count < 2; count++) await addEvent(storage)
}

/** Reads the number of the newest event of each user, and those of the events of apps. */
export const readNumbers = async ({ read }: Pick<Storage, 'read'>) => {
  const users = await read.selectFrom('users').select('seq').execute()
  const events = await read.selectFrom('appEvents').select('position').orderBy('position').execute()
  return { seqs: users.map(({ seq }) => seq), positions: events.map(({ position }) => position) }
}
