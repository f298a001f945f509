import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'chat-files'
/** The only account that the server knows. */
const KEY = 'S3RVER'
const OBJECT = '._S3rver_object'

/** A server that speaks S3 and checks signatures, with one bucket. */
export interface S3Server {
  port: number
  /** Where the bucket keeps its objects, on this machine. */
  folder: string
  /** A setting that names the bucket. */
  filesUrl(changes?: { bucket?: string; key?: string; secret?: string; port?: number }): string
  /** Names of what the bucket holds. */
  names(): Promise<string[]>
  close(): Promise<void>
}

/** Starts one on this machine. */
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
