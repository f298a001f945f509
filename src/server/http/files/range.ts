import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../../files'

/**
 * Parses the `Range` header.
 *
 * @param size Bytes of the whole file.
 * @returns Undefined: the whole file; `unsatisfiable`: no bytes of the file.
 * @see RFC 9110 §14
 */
export const parseRange = (
  { range = '', 'if-range': condition }: IncomingHttpHeaders,
  size: number,
  etag: string
): ByteRange | 'unsatisfiable' | undefined => {
  // Unsupported ranges, such as several at once, are to be ignored.
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (!first && !last) return undefined
  if (condition !== undefined && condition !== etag) return undefined

  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(first) > Number(last)) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
