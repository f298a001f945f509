/** First bytes of files by kind; each byte is one character. */
const SIGNATURES = {
  aac: /^(\xff[\xf0\xf1\xf8\xf9]|ADIF)/,
  amr: /^#!AMR/,
  asf: /^\x30\x26\xb2\x75\x8e\x66\xcf\x11/,
  avi: /^RIFF[^]{4}AVI /,
  avif: /^\0\0[^]{2}ftypavi[fs]/,
  bmp: /^BM[^]{4}\0{4}/,
  gif: /^GIF8[79]a/,
  heif: /^\0\0[^]{2}ftyp(hei[cmsx]|hev[cmsx]|m[is]f1)/,
  id3: /^ID3[\x02-\x04]/,
  isoMedia: /^\0[^]{3}(ftyp|moov|mdat|wide|free|skip|pnot)/,
  jpeg: /^\xff\xd8\xff/,
  mp3: /^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xfd]/,
  mpeg: /^\0\0\x01[\xb3\xba]/,
  ogg: /^OggS\0/,
  ole: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
  pdf: /^%PDF-/,
  png: /^\x89PNG\r\n\x1a\n([^]{4}IHDR|$)/,
  rtf: /^\{\\rtf/,
  sevenZip: /^7z\xbc\xaf\x27\x1c/,
  tiff: /^(II\*\0|MM\0\*)/,
  wav: /^RIFF[^]{4}WAVE/,
  webm: /^\x1a\x45\xdf\xa3[^]{0,64}webm/,
  webp: /^RIFF[^]{4}WEBP/,
  zip: /^PK(\x03\x04|\x05\x06|\x07\x08)/
}

/** A family of formats with the same first bytes. */
export type Signature = keyof typeof SIGNATURES

/** Number of first bytes that all signatures need. */
export const HEAD_BYTES = 128

/**
 * Finds the kind of a file by its first bytes.
 *
 * @param head The first `HEAD_BYTES`, or all of a smaller file.
 * @returns Undefined for text, and for unknown kinds.
 */
export const readSignature = (head: Buffer): Signature | undefined => {
  const text = head.toString('latin1')
  const kinds = Object.keys(SIGNATURES) as Signature[]
  return kinds.find(kind => SIGNATURES[kind].test(text))
}
