import type { FileContent, ImageContent, Item } from '../../../protocol'

const IMAGE_MAX_BYTES = 5_000_000
const FILE_MAX_BYTES = 100_000_000

const nameOf = ({ type, altText, mediaUrl }: ImageContent | FileContent): string => {
  if (type === 'file' && altText) return altText
  const path = URL.canParse(mediaUrl) ? new URL(mediaUrl).pathname : ''
  return path.split('/').at(-1) || 'file'
}

/** A picture or a document that the service fetches. */
export interface Medium {
  type: 'image' | 'document'
  fields: { link: string; filename?: string }
}

/** Makes a picture, or a document of what is none for the service; undefined: it is too large. */
export const mediumOf = (content: ImageContent | FileContent): Medium | undefined => {
  const { type, mediaType = 'image/jpeg', mediaSize = 0, mediaUrl: link } = content
  const isImage = type === 'image' && /^image\/(jpeg|png)$/.test(mediaType)
  if (isImage && mediaSize <= IMAGE_MAX_BYTES) return { type: 'image', fields: { link } }
  return mediaSize <= FILE_MAX_BYTES
    ? { type: 'document', fields: { link, filename: nameOf(content) } }
    : undefined
}

/** Returns the picture of an item as content; undefined: it has none. */
export const pictureOf = ({ mediaUrl, mediaType, mediaSize }: Item): ImageContent | undefined =>
  mediaUrl
    ? { type: 'image', mediaUrl, ...(mediaType && { mediaType }), ...(mediaSize && { mediaSize }) }
    : undefined
