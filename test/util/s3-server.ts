import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'chat-files'
/** Credentials of the only account. */
const KEY = 'S3RVER'
const OBJECT = '._S3rver_object'

/** An S3 server with one bucket, which checks signatures. */
export interface S3Server {
  port: number
  /** Folder on this machine with the objects of the bucket. */
  folder: string
  /** Value of the setting that names the bucket. */
  filesUrl(changes?: { bucket?: string; key?: string; secret?: string; port?: number }): string
  /** Lists the names of the objects in the bucket. */
  names(): Promise<string[]>
  close(): Promise<void>
}

/** Starts the server on this machine. */
export const openS3Server = async (prefix = 'pipit/'): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'pipit-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }]
  })
  const { port: own } = await server.run()
  const folder = join(directory, BUCKET)
  return {
    port: own,
    folder,
    filesUrl: ({ bucket = BUCKET, key = KEY, secret = KEY, port = own } = {}) =>
      `s3://${key}:${secret}@${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    async names() {
      const paths = await readdir(folder, { recursive: true })
      return paths.filter(path => path.endsWith(OBJECT)).map(path => path.slice(0, -OBJECT.length))
    },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true })
    }
  }
}
