import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { unavailable } from '../../protocol'
import { bucketUnusable } from '../setup'
import type { FileStore } from './file-store'
import { type S3Client, s3Client, S3Error } from './s3-client'
import type { S3Settings } from './s3-settings'

/** Names that this store gives; other objects of the bucket are left alone. */
const OWN_NAME = /^[0-9a-f]{32}$/

async function* hashing(source: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

const orUnavailable = <Value>(asked: Promise<Value>): Promise<Value> =>
  asked.catch(cause => {
    throw unavailable(cause)
  })

const readTag = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

/** Lists a page of the objects of the bucket, by name. */
const readPage = async (ask: S3Client, prefix: string, after?: string) => {
  const query: Record<string, string> = { prefix }
  if (after !== undefined) query.marker = prefix + after
  const answer = await ask({ method: 'GET', query })
  const xml = await text(answer)
  const objects = xml.split('<Contents>').slice(1)
  return {
    objects: objects.map(object => ({
      name: readTag(object, 'Key').slice(prefix.length),
      changedAt: Date.parse(readTag(object, 'LastModified'))
    })),
    hasMore: readTag(xml, 'IsTruncated') === 'true'
  }
}

/**
 * Stores files in a bucket. A file arrives in the spool first: only complete and valid ones are sent to
 * the bucket. Complete files in the spool are served too: those stored before there was a bucket.
 *
 * @param spool Store of files while they arrive.
 * @throws {StartError} When the bucket cannot be read.
 */
export const openS3Store = async (settings: S3Settings, spool: FileStore): Promise<FileStore> => {
  const { prefix } = settings
  const ask = s3Client(settings)
  await readPage(ask, prefix).catch(cause => {
    throw bucketUnusable(settings.url, cause)
  })

  const open = async (id: string, headers: Record<string, string>) => {
    try {
      return await ask({ method: 'GET', key: id, headers })
    } catch (error) {
      if (error instanceof S3Error && error.code === 'NoSuchKey') return undefined
      throw unavailable(error)
    }
  }
  const finish = async (asked: Promise<IncomingMessage>) => {
    const answer = await orUnavailable(asked)
    answer.resume()
  }

  return {
    maxBytes: spool.maxBytes,

    async put(source) {
      const hash = createHash('sha256')
      const { id, bytes } = await spool.put(hashing(source, hash))
      const openSpooled = async () => {
        const file = await spool.open(id)
        if (!file) throw new Error(`the spooled file ${id} is gone`)
        return file
      }
      const body = { bytes, sha256: hash.digest('hex'), open: openSpooled }
      try {
        await finish(ask({ method: 'PUT', key: id, body }))
      } finally {
        await spool.remove(id)
      }
      return { id, bytes }
    },

    async open(id, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      return (await open(id, headers ?? {})) ?? spool.open(id, range)
    },

    async remove(id) {
      await spool.remove(id)
      if (OWN_NAME.test(id)) await finish(ask({ method: 'DELETE', key: id }))
    },

    async check() {
      await spool.check()
      const answer = await ask({ method: 'GET', query: { prefix, 'max-keys': '1' } })
      answer.resume()
    },

    async *listOlderThan(time) {
      yield* spool.listOlderThan(time)
      for (let after: string | undefined; ;) {
        const { objects, hasMore } = await orUnavailable(readPage(ask, prefix, after))
        for (const { name, changedAt } of objects) {
          if (OWN_NAME.test(name) && changedAt < time) yield name
        }
        after = objects.at(-1)?.name
        if (!hasMore || after === undefined) return
      }
    }
  }
}
