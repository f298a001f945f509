import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteFile } from '../../src/server/domain/records'
import {
  type FileStore,
  openFolderStore,
  openS3Store,
  readS3Settings
} from '../../src/server/files'
import { removeOrphans } from '../../src/server/jobs/remove-orphans'
import { chunksOf } from '../contract/file-store-check'
import { BUCKET, openS3Server, type S3Server } from '../util/s3-server'
import { startTestServer } from '../util/server'
import { openTcpProxy, type TcpProxy } from '../util/tcp-proxy'
import { openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { iconOf } from './upload'
import { uploadIcon } from './upload-icon'

const HELLO = Buffer.from('Hello')

let s3: S3Server
let proxy: TcpProxy
let folder: string
let spool: FileStore
let store: FileStore

const openStore = (url: string) => openS3Store(readS3Settings({ PIPIT_FILES_URL: url })!, spool)

describe('Files in an S3 bucket', () => {
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

  test('a file is stored in the bucket under the prefix, and not in the folder', async () => {
    const { id } = await store.put(chunksOf(HELLO))
    expect(await s3.names()).toContain(`pipit/${id}`)
    expect(await readdir(folder)).toEqual([])
  })

  test('a file that was stored before the bucket was set up is still served', async () => {
    const { id } = await spool.put(chunksOf(HELLO))
    expect(await buffer((await store.open(id, { start: 1, end: 2 }))!)).toEqual(Buffer.from('el'))
    await store.remove(id)
    expect(await store.open(id)).toBeUndefined()
  })

  describe('While the bucket is unavailable', () => {
    test('nothing is stored, and every error is temporary', async () => {
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

    test('a connection that was closed meanwhile is opened again', async () => {
      const { id } = await store.put(chunksOf(HELLO))
      proxy.cut()
      expect(await buffer((await store.open(id))!)).toEqual(HELLO)
    })
  })

  describe('A server with a bucket', () => {
    let world: RestWorld
    let shop: Awaited<ReturnType<RestWorld['addApp']>>
    let mediaUrl: string
    let id: string
    const read = (headers: Record<string, string> = {}) =>
      world.app.inject({ method: 'GET', url: mediaUrl.slice(PUBLIC_URL.length), headers })

    beforeAll(async () => {
      world = await openRestWorld({ PIPIT_FILES_URL: s3.filesUrl({ port: proxy.port }) })
      shop = await world.addApp()
      mediaUrl = await uploadIcon(world, shop)
      id = mediaUrl.split('/').at(-2)!
    })
    afterAll(() => world.close())

    test('serves its files, and ranges of them', async () => {
      expect(await s3.names()).toContain(`pipit/${id}`)
      expect((await read()).rawPayload).toEqual(iconOf(200))
      const part = await read({ range: 'bytes=1-3' })
      expect({ status: part.statusCode, body: part.body }).toEqual({ status: 206, body: 'PNG' })
    })

    test('answers 503 while it is unavailable', async () => {
      proxy.setDown(true)
      const { statusCode, headers } = await read()
      proxy.setDown(false)
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
      expect((await read()).statusCode).toBe(200)
    })

    test('deletes a record while it is unavailable, and its bytes later', async () => {
      const gone = await uploadIcon(world, shop)
      proxy.setDown(true)
      const path = `${shop.path}/attachments/remove`
      const { status } = await world.call('POST', path, { mediaUrl: gone })
      proxy.setDown(false)
      expect(status).toBe(200)
      const url = gone.slice(PUBLIC_URL.length)
      expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    })

    test('logs no credentials', () => {
      expect(world.logged().join('')).toContain('"code":"unavailable"')
      expect(world.logged().join('')).not.toMatch(/S3RVER|AWS4-HMAC/)
    })

    test('sweeps files without a record', async () => {
      const other = (await uploadIcon(world, shop)).split('/').at(-2)!
      await world.domain.write(tx => deleteFile(tx, shop.id, id))
      world.moveClock(2 * 3_600_000)
      await removeOrphans(world.domain, store)
      const names = await s3.names()
      expect(names).not.toContain(`pipit/${id}`)
      expect(names).toContain(`pipit/${other}`)
    })
  })

  describe('A bucket that cannot be used is reported in one line, without its secrets:', () => {
    const lineOf = (url: string, reason: string) =>
      `Cannot use the bucket at ${url} (${reason}). Set PIPIT_FILES_URL.`

    test.each([
      ['that is not there', { bucket: 'no-such-bucket' }, 'the store answered 404 NoSuchBucket'],
      ['that knows no such key', { key: 'WRONG' }, 'the store answered 403 InvalidAccessKeyId'],
      ['whose host does not exist', { port: 1 }, 'connect ECONNREFUSED 127.0.0.1:1']
    ])('one %s', async (_, changes, reason) => {
      const { port = s3.port, bucket = BUCKET } = changes as { port?: number; bucket?: string }
      const opened = openStore(s3.filesUrl(changes))
      await expect(opened).rejects.toThrow(lineOf(`http://127.0.0.1:${port}/${bucket}`, reason))
    })

    test('one with another secret, and the server exits', async () => {
      const env = { PIPIT_FILES_URL: s3.filesUrl({ secret: 'wr%2Fong' }) }
      const started = startTestServer({ env }).then(server => server.stop())
      const reason = 'the store answered 403 SignatureDoesNotMatch'
      const line = lineOf(`http://127.0.0.1:${s3.port}/${BUCKET}`, reason)
      await expect(started).rejects.toThrow(`The server ended with 1: ${line}\n`)
    })
  })

  test('foreign files in the bucket are never listed, however many there are', async () => {
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
})
