import { buffer } from 'node:stream/consumers'
import { fileIdOf, findFile } from '../../../domain/records'
import { HEAD_BYTES, readImageSize, readSignature } from '../../../files'
import { OutboundError } from '../../../outbound'
import type { Services } from '../../shared'
import { badRequest } from '../errors'

const SIDE_MIN = 200
/** Bytes that are read of a foreign icon. */
const FOREIGN_HEAD_BYTES = 65_536
/** Bytes that are read of an own file: cameras write much metadata before the size of the picture. */
const OWN_HEAD_BYTES = 1_000_000
const KINDS = ['jpeg', 'png', 'gif']
const EXPECTED = `must be a JPG, PNG or GIF of at least ${SIDE_MIN} × ${SIDE_MIN} pixels`

type Place = Pick<Services, 'domain' | 'files' | 'outbound' | 'settings'>

const ICONS = ['buttonIconUrl', 'businessIconUrl'] as const

/** Addresses of icons; null: none. */
type Icons = { [Name in (typeof ICONS)[number]]?: string | null }

/** @returns The first bytes of the file; an error text when there is no such file. */
const readOwn = async ({ domain, files }: Place, id: string): Promise<Buffer | string> => {
  const file = await findFile(domain.storage.read, id)
  const end = Math.min(OWN_HEAD_BYTES, file?.bytes ?? 0) - 1
  const head = file && (await files.open(id, { start: 0, end }))
  return head ? buffer(head) : 'an address without a file'
}

const readForeign = async ({ outbound }: Place, url: string): Promise<Buffer | string> => {
  try {
    const { status, body } = await outbound.request(url, {
      maxBytes: FOREIGN_HEAD_BYTES,
      overflow: 'cut'
    })
    return status === 200 ? body : `the answer ${status} instead of a picture`
  } catch (error) {
    if (error instanceof OutboundError) return `no answer: ${error.message.replace(/\.$/, '')}`
    throw error
  }
}

/** @returns A description of what was received instead of an icon; undefined for a valid one. */
const findFault = async (place: Place, url: string): Promise<string | undefined> => {
  const id = fileIdOf(place.settings.publicUrl, url)
  const head = await (id === undefined ? readForeign(place, url) : readOwn(place, id))
  if (typeof head === 'string') return head
  const kind = readSignature(head.subarray(0, HEAD_BYTES))
  if (!kind || !KINDS.includes(kind)) return 'something else'
  const size = readImageSize(head, kind)
  if (!size) return 'a picture that does not say its size where it begins'
  const { width, height } = size
  return Math.min(width, height) < SIDE_MIN ? `${width} × ${height}` : undefined
}

/**
 * Checks that icons can be shown. Own files are read from the store, others are requested once; of each
 * only the beginning is read.
 *
 * @param icons The new addresses; those without a value pass.
 * @param set The stored addresses: unchanged ones are not requested again.
 * @throws {RestError} `bad_request`, with a sentence for each invalid icon.
 */
export const checkIcons = async (place: Place, icons: Icons, set: Icons = {}): Promise<void> => {
  const faults = await Promise.all(
    ICONS.map(async name => {
      const url = icons[name]
      const fault = url == null || url === set[name] ? undefined : await findFault(place, url)
      return fault && `${name} ${EXPECTED}, got ${fault}.`
    })
  )
  const found = faults.filter(fault => fault !== undefined)
  if (found.length) throw badRequest(found)
}
