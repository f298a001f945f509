/** More than any camera writes; larger metadata is not changed. */
export const METADATA_MAX_BYTES = 1_000_000

/** Tells whether XMP metadata contains a location. @see XMP part 2 §2.6, exif:GPS… */
export const hasLocation = (xmp: Buffer): boolean => xmp.includes('GPS')
