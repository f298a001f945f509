import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseOf } from '../util/test-database'
import { openMailInWorld } from './mail/mail-in-world'

/** Makes writers of a database wait for one row, until they are let go. */
const holdParticipants = async (folder: string) => {
  const { postgresUrl } = await databaseOf(folder)
  const client = new Client({ connectionString: postgresUrl! })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select id from participants for update')
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return {
    async countWaiting(): Promise<number> {
      // A transaction sees the same activity again.
      await client.query('select pg_stat_clear_snapshot()')
      return (await client.query(waiting)).rows[0].count
    },
    letGo: () => client.query('commit')
  }
}

describe('Two copies of an answer that come at once to two processes on one database', () => {
  test('are one message, and leave no file that no message shows', async () => {
    const world = await openMailInWorld()
    const sendToSecond = await world.openSecond()
    const { to, conversationId } = await world.mailSomeone()
    const attachments = [{ filename: 'notes.txt', content: 'By the door.' }]
    const mail = { to, text: 'Yes.', messageId: '<once@example.com>', attachments }
    const held = await holdParticipants(world.folder)
    const answers = [world.send(mail), sendToSecond(mail)]
    await expect.poll(held.countWaiting).toBe(2)
    await held.letGo()

    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^250/)
    expect(world.received.filter(line => /"result":"(taken|known)"/.test(line))).toHaveLength(2)
    const [, text, file, ...others] = await world.messages(conversationId)
    expect(others).toEqual([])
    expect(text.content.text).toBe('Yes.')
    const shown = [text.originalMail, file.content.mediaUrl].map(url => url.split('/')[4])
    const rows = await world.storage.read.selectFrom('files').select('id').execute()
    expect(rows.map(({ id }) => id).sort()).toEqual(shown.sort())
  })
})
