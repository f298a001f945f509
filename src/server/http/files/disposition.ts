import { isHarmless } from '../../files'

/** Characters that a quoted string can hold without escaping, in all browsers. */
const NOT_PLAIN = /[^\x20-\x7e]|["%\\]/g
/** Characters that `encodeURIComponent` leaves, and that RFC 8187 does not allow. */
const STILL_SPECIAL = /['()*]/g

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    STILL_SPECIAL,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )

/**
 * Makes the header that lets a browser show a file or save it, with its name.
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
