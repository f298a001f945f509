import { fileEnding, fileTypeNotAllowed } from '../../protocol'
import { HEAD_BYTES, readSignature, type Signature } from './signatures'

type Row = [mediaType: string, endings: string, ...signatures: Signature[]]

/** Allowed types; those without a signature are text in UTF-8. */
const ROWS: Row[] = [
  ['image/bmp', 'bmp', 'bmp'],
  ['image/gif', 'gif', 'gif'],
  ['image/heic', 'heic', 'heif'],
  ['image/heif', 'heif', 'heif'],
  ['image/jpeg', 'jfif jpeg jpg', 'jpeg'],
  ['image/png', 'png', 'png'],
  ['image/svg+xml', 'svg'],
  ['image/tiff', 'tif tiff', 'tiff'],
  ['image/webp', 'webp', 'webp'],

  ['audio/aac', 'aac', 'aac', 'id3'],
  ['audio/amr', 'amr', 'amr'],
  ['audio/mp4', 'm4a mp4a', 'isoMedia'],
  ['audio/mpeg', 'mp3 mpga', 'mp3', 'id3'],
  ['audio/ogg', 'oga ogg opus', 'ogg'],
  ['audio/wav', 'wav', 'wav'],

  ['video/3gpp', '3gp', 'isoMedia'],
  ['video/3gpp2', '3g2', 'isoMedia'],
  ['video/mp4', 'm4v mp4', 'isoMedia'],
  ['video/mpeg', 'mpeg mpg', 'mpeg'],
  ['video/ogg', 'ogv', 'ogg'],
  ['video/quicktime', 'mov qt', 'isoMedia'],
  ['video/webm', 'webm', 'webm'],
  ['video/x-ms-wmv', 'wmv', 'asf'],
  ['video/x-msvideo', 'avi', 'avi'],

  ['application/msword', 'doc', 'ole', 'rtf'],
  ['application/pdf', 'pdf', 'pdf'],
  ['application/vnd.apple.keynote', 'key', 'zip'],
  ['application/vnd.apple.numbers', 'numbers', 'zip'],
  ['application/vnd.apple.pages', 'pages', 'zip'],
  ['application/vnd.ms-excel', 'xls', 'ole'],
  ['application/vnd.ms-powerpoint', 'pps ppt', 'ole'],
  ['application/vnd.oasis.opendocument.text', 'odt', 'zip'],
  // Office wraps files with a password in OLE.
  [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'pptx',
    'zip',
    'ole'
  ],
  ['application/vnd.openxmlformats-officedocument.presentationml.slideshow', 'ppsx', 'zip', 'ole'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', 'zip', 'ole'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx', 'zip', 'ole'],
  ['application/x-7z-compressed', '7z', 'sevenZip'],
  ['application/zip', 'zip', 'zip'],

  ['application/xml', 'xml'],
  ['application/yaml', 'yaml yml'],
  ['message/rfc822', 'eml'],
  ['text/calendar', 'ics'],
  ['text/csv', 'csv'],
  ['text/plain', 'log neon txt'],
  ['text/vcard', 'vcf']
]

/** A type of files. */
export interface FileType {
  /** MIME type. */
  mediaType: string
  /** Possible beginnings of their bytes; none: they are text. */
  signatures: Signature[]
}

const TYPES = new Map<string, FileType>(
  ROWS.flatMap(([mediaType, endings, ...signatures]) =>
    endings.split(' ').map(ending => [ending, { mediaType, signatures }] as const)
  )
)

/**
 * Finds the type of a file by its name.
 *
 * @throws {ChatError} `file-type-not-allowed`.
 */
export const fileTypeOf = (name: string): FileType => {
  const type = TYPES.get(fileEnding(name) ?? '')
  if (!type) throw fileTypeNotAllowed(name)
  return type
}

/** Endings of sounds, and of pictures and videos, by which their bytes are looked for. */
const SOUNDS = 'm4a mp3 aac amr ogg wav'.split(' ')
const SIGHTS = 'jpg png gif webp heic bmp tiff mp4 webm ogv mpeg avi wmv'.split(' ')

/**
 * Corrects the ending of a name that was given by a guess: a picture, sound or video of another kind than its
 * name says gets the ending of what its bytes are.
 *
 * @param name Kept as it is for other files.
 */
export const nameByBytes = (name: string, bytes: Buffer): string => {
  const { mediaType, signatures } = TYPES.get(fileEnding(name) ?? '') ?? {}
  const found = readSignature(bytes.subarray(0, HEAD_BYTES))
  const [, family] = /^(audio|image|video)\//.exec(mediaType ?? '') ?? []
  if (!found || !family || signatures?.includes(found)) return name
  // Of the endings for the same bytes, such as m4a and mp4, that of the family of the name comes first.
  const endings = family === 'audio' ? [...SOUNDS, ...SIGHTS] : [...SIGHTS, ...SOUNDS]
  const ending = endings.find(each => TYPES.get(each)?.signatures.includes(found))
  return ending ? name.replace(/[^.]+$/, ending) : name
}

/** Tells whether a browser may show a type in place, since it cannot run scripts. */
export const isHarmless = (mediaType: string): boolean =>
  /^(audio|image|video)\//.test(mediaType) && mediaType !== 'image/svg+xml'
