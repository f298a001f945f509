import { METADATA_MAX_BYTES } from '../../protocol'

const FORBIDDEN_KEY = /^(__proto__|constructor|prototype)$/

/** @throws {TypeError} For metadata that the server would refuse the visitor's message for. */
export const checkMetadata = (metadata: object = {}): void => {
  if (Array.isArray(metadata)) throw new TypeError('Expected metadata as an object, got an array.')
  for (const [key, value] of Object.entries(metadata)) {
    if (FORBIDDEN_KEY.test(key)) throw new TypeError(`Expected metadata without a key ${key}.`)
    // Null removes a key.
    if (value != null && !/string|number|boolean/.test(typeof value)) {
      throw new TypeError(
        `Expected a string, number or boolean as metadata.${key}, got ${typeof value}.`
      )
    }
  }
  const { size } = new Blob([JSON.stringify(metadata)])
  if (size > METADATA_MAX_BYTES) {
    throw new TypeError(`Expected metadata of ${METADATA_MAX_BYTES} bytes at most, got ${size}.`)
  }
}
