/** More than a camera says of a picture; what is larger passes as it is. */
export const METADATA_MAX_BYTES = 1_000_000

/** Whether a description in XMP says where a picture was taken. @see XMP part 2 §2.6, exif:GPS… */
export const namesPlace = (xmp: Buffer): boolean => xmp.includes('GPS')
