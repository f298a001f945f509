import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeConversation } from '../../src/server/domain/flows/deletion/remove-conversation'
import { openFolderStore } from '../../src/server/files'
import { removeOrphans } from '../../src/server/jobs/remove-orphans'
import { openSdkWorld, type SdkWorld, type Visitor } from './sdk-world'
import { answerOf, beginUpload } from './slow-upload'
import { bytesOf, formOf, storedFiles, sendFile } from './upload'

const MAX_BYTES = 2_000_000

let world: SdkWorld
let visitor: Visitor
let address: string

const messageIds = async () => {
  const { body } = await visitor.call('GET', `/conversations/${visitor.conversationId}/messages`)
  return body.messages.map(({ clientMessageId }: any) => clientMessageId)
}

describe('Interrupted uploads', () => {
  beforeAll(async () => {
    world = await openSdkWorld({ maxFileBytes: MAX_BYTES })
    visitor = await world.addVisitor()
    address = await world.server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => world.close())

  test.each([1, 50, 99])('an upload cut off at %i percent leaves nothing behind', async percent => {
    const clientMessageId = `cut at ${percent}`
    const before = await storedFiles(world)
    const form = await formOf({ clientMessageId }, { name: 'a.mp4', bytes: bytesOf('mp4', 1e6) })
    const { call, failed } = beginUpload(address, world, visitor, form)
    call.write(form.body.subarray(0, (form.body.length * percent) / 100))
    await expect.poll(() => storedFiles(world)).toHaveLength(before.length + 1)
    call.destroy()
    await failed
    await expect.poll(() => storedFiles(world)).toEqual(before)
    expect(await messageIds()).not.toContain(clientMessageId)

    const again = await sendFile(world, visitor, clientMessageId, { name: 'a.txt', bytes: 'whole' })
    expect(again.status).toBe(201)
  })

  test('a form that ends before its end mark is refused, and nothing of it is kept', async () => {
    const before = await storedFiles(world)
    const whole = await formOf(
      { clientMessageId: 'short' },
      { name: 'a.txt', bytes: 'x'.repeat(999) }
    )
    const form = { ...whole, body: whole.body.subarray(0, -100) }
    const { call } = beginUpload(address, world, visitor, form)
    call.end(form.body)
    expect(await answerOf(call)).toMatchObject({
      status: 400,
      body: { error: { code: 'upload-invalid' } }
    })
    expect(await storedFiles(world)).toEqual(before)
  })

  test('a refusal reaches a client that keeps sending', async () => {
    const bytes = Buffer.alloc(MAX_BYTES * 1.9, 'x')
    const form = await formOf({ clientMessageId: 'large' }, { name: 'a.txt', bytes })
    const { call } = beginUpload(address, world, visitor, form)
    call.end(form.body)
    expect(await answerOf(call)).toMatchObject({
      status: 413,
      body: { error: { code: 'file-too-large' } }
    })
  })

  test('files without a record are swept, except pending ones', async () => {
    const { filesDir, domain } = world.server
    const stored = await sendFile(world, visitor, 'stays', { name: 'a.txt', bytes: 'stays' })
    const other = await world.addVisitor()
    const gone = await sendFile(world, other, 'goes', { name: 'a.txt', bytes: 'goes' })
    const idOf = ({ body }: typeof stored) => new URL(body.message.mediaUrl).pathname.split('/')[2]!
    await domain.write(async tx => {
      const row = await tx.db
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', other.conversationId)
        .executeTakeFirstOrThrow()
      await removeConversation(tx, row)
    })
    await writeFile(join(filesDir, 'under-way.part'), 'half')
    await writeFile(join(filesDir, 'left.part'), 'half')
    for (const name of [idOf(stored), idOf(gone), 'left.part']) {
      await utimes(join(filesDir, name), 0, 0)
    }

    await removeOrphans(domain, await openFolderStore(filesDir))
    const left = await readdir(filesDir)
    expect(left).toContain(idOf(stored))
    expect(left).toContain('under-way.part')
    expect(left).not.toContain(idOf(gone))
    expect(left).not.toContain('left.part')
  })
})
