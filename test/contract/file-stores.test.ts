import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import {
  type FileStore,
  openFolderStore,
  openS3Store,
  readS3Settings
} from '../../src/server/files'
import { openS3Server, type S3Server } from '../util/s3-server'
import { STORE_CHECKS, type StoreWorld } from './file-store-check'

let s3: S3Server
let folder: string
let worlds: Record<string, StoreWorld>

const openBucket = (spool: FileStore) =>
  openS3Store(readS3Settings({ PIPIT_FILES_URL: s3.filesUrl() })!, spool)

beforeAll(async () => {
  s3 = await openS3Server()
  folder = await mkdtemp(join(tmpdir(), 'pipit-stores-'))
  const [own, spool] = [join(folder, 'own'), join(folder, 'spool')]
  worlds = {
    folder: { store: await openFolderStore(own), names: () => readdir(own) },
    bucket: {
      store: await openBucket(await openFolderStore(spool)),
      names: async () => [...(await s3.names()), ...(await readdir(spool))]
    }
  }
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each(['folder', 'bucket'])('A file store in a %s', name => {
  test.each(Object.entries(STORE_CHECKS))('%s', (_, check) => check(worlds[name]!))
})
