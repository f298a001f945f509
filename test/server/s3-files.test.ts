import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FileStore,
  openFolderStore,
  openS3Store,
  readS3Settings
} from '../../src/server/files'
import { chunksOf } from '../contract/file-store-check'
import { openS3Server, type S3Server } from '../util/s3-server'
import { startTestServer } from '../util/server'
import { openTcpProxy, type TcpProxy } from '../util/tcp-proxy'

const HELLO = Buffer.from('Hello')

let s3: S3Server
let proxy: TcpProxy
let folder: string
let spool: FileStore
let store: FileStore

const openStore = (url: string) => openS3Store(readS3Settings({ PIPIT_FILES_URL: url })!, spool)

beforeAll(async () => {
  s3 = await openS3Server()
  proxy = await openTcpProxy(s3.port)
  folder = await mkdtemp(join(tmpdir(), 'pipit-spool-'))
  spool = await openFolderStore(folder)
  store = await openStore(s3.filesUrl({ port: proxy.port }))
})
afterAll(async () => {
  await proxy.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

test('a file lies in the bucket under the prefix, and nothing of it in the folder', async () => {
  const { id } = await store.put(chunksOf(HELLO))
  expect(await s3.names()).toContain(`pipit/${id}`)
  expect(await readdir(folder)).toEqual([])
})

test('a file that was kept before there was a bucket is still there', async () => {
  const { id } = await spool.put(chunksOf(HELLO))
  expect(await buffer((await store.open(id, { start: 1, end: 2 }))!)).toEqual(Buffer.from('el'))
  await store.remove(id)
  expect(await store.open(id)).toBeUndefined()
})

test('what is not its own in the bucket is never named, however much there is', async () => {
  const { id } = await store.put(chunksOf(HELLO))
  const names = Array.from({ length: 1_100 }, (_, index) => index.toString(16).padStart(32, '0'))
  for (const name of await readdir(join(s3.folder, 'pipit'))) {
    if (!name.startsWith(id)) continue
    for (const copy of [...names, 'ours', `${id}.bak`]) {
      await copyFile(
        join(s3.folder, 'pipit', name),
        join(s3.folder, 'pipit', name.replace(id, copy))
      )
    }
  }
  const listed = []
  for await (const name of store.listOlderThan(Date.now() + 60_000)) listed.push(name)
  expect(listed).toEqual(expect.arrayContaining([...names, id]))
  expect(listed.join()).not.toMatch(/ours|bak/)
})

describe('while the bucket is away', () => {
  test('nothing is kept, and everything says that it will pass', async () => {
    const { id } = await store.put(chunksOf(HELLO))
    proxy.setDown(true)
    const unavailable = { code: 'unavailable' }
    await expect(store.put(chunksOf(HELLO))).rejects.toMatchObject(unavailable)
    await expect(store.open(id)).rejects.toMatchObject(unavailable)
    await expect(store.remove(id)).rejects.toMatchObject(unavailable)
    expect(await readdir(folder)).toEqual([])
    proxy.setDown(false)
    expect(await buffer((await store.open(id))!)).toEqual(HELLO)
  })

  test('a connection that was cut meanwhile is made anew', async () => {
    const { id } = await store.put(chunksOf(HELLO))
    proxy.cut()
    expect(await buffer((await store.open(id))!)).toEqual(HELLO)
  })
})

describe('a server whose bucket cannot be used says so in one line', () => {
  test.each([
    ['is not there', { bucket: 'no-such-bucket' }, 'the store answered 404 NoSuchBucket'],
    ['knows no such key', { key: 'WRONG' }, 'the store answered 403 InvalidAccessKeyId'],
    [
      'knows another secret',
      { secret: 'wr%2Fong' },
      'the store answered 403 SignatureDoesNotMatch'
    ],
    ['is nowhere', { port: 1 }, 'connect ECONNREFUSED 127.0.0.1:1']
  ])('and keeps its secrets: one that %s', async (_, changes, reason) => {
    const { port = s3.port, bucket = 'chat-files' } = changes as { port?: number; bucket?: string }
    const env = { PIPIT_FILES_URL: s3.filesUrl(changes) }
    const line = `Cannot use the bucket at http://127.0.0.1:${port}/${bucket} (${reason}). Set PIPIT_FILES_URL.`
    const started = startTestServer({ env }).then(server => server.stop())
    await expect(started).rejects.toThrow(`The server ended with 1: ${line}\n`)
  })
})
