import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../../files'

/**
 * Reads which bytes are asked for.
 *
 * @param size Bytes of the whole file.
 * @returns Undefined: all of them; `unsatisfiable`: none that are there.
 * @see RFC 9110 §14
 */
export const readRange = (
  { range = '', 'if-range': condition }: IncomingHttpHeaders,
  size: number,
  etag: string
): ByteRange | 'unsatisfiable' | undefined => {
  // What is not understood, several ranges among it, is to be ignored.
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (!first && !last) return undefined
  if (condition !== undefined && condition !== etag) return undefined

  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(first) > Number(last)) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
