import { isHarmless } from '../../files'

/** Characters that a quoted string can hold as they are, everywhere. */
const NOT_PLAIN = /[^\x20-\x7e]|["%\\]/g
/** What `encodeURIComponent` leaves though RFC 8187 does not allow it. */
const STILL_SPECIAL = /['()*]/g

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    STILL_SPECIAL,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )

/**
 * Says whether a browser may show a file in place, and under which name it is saved.
 *
 * @see RFC 6266, RFC 8187
 */
export const contentDisposition = ({
  name,
  mediaType
}: {
  name: string
  mediaType: string
}): string => {
  const how = isHarmless(mediaType) ? 'inline' : 'attachment'
  const plain = name.replace(NOT_PLAIN, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${percentEncode(name)}`
}
