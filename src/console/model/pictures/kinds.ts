/** Kinds of pictures that can be chosen. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp'

/** Names of the kinds, as a file chooser takes them. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/webp'

const SIGNATURES: [PictureKind, RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s]
]
/** Start of a frame of a GIF: a pause, then a picture or another block. */
const GIF_FRAME = /\x21\xf9\x04[^]{4}\x00[\x2c\x21]/g

/** Reads the kind of a picture from its bytes, whatever its name says; undefined: none of those. */
export const readPictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}

/** Whether a GIF has more than one frame. */
export const isAnimatedGif = (bytes: Uint8Array): boolean =>
  (new TextDecoder('latin1').decode(bytes).match(GIF_FRAME)?.length ?? 0) > 1
