import { ChatError, describe, METADATA_MAX_BYTES, type Metadata } from '../../../../protocol'

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMetadataValue = (value: unknown): value is Metadata[string] =>
  typeof value === 'string' || Number.isFinite(value) || typeof value === 'boolean'

const kindOf = (value: unknown): string => {
  // Lists are objects, but not to people.
  if (Array.isArray(value)) return 'array'
  // JSON has larger numbers than can be kept: 1e400 is read as infinite.
  return typeof value === 'number' && !Number.isFinite(value)
    ? 'a number out of range'
    : describe(value)
}

const invalid = (message: string) => new ChatError('invalid-request', message)

/**
 * Applies changes to metadata: a value sets its key, null unsets it.
 *
 * @param current Stored metadata; `{}` for something new.
 * @param changes Unchecked input; undefined changes nothing.
 * @returns New metadata, at most 4,096 bytes as JSON.
 * @throws {ChatError} `invalid-request`.
 */
export const patchMetadata = (current: Metadata, changes: unknown): Metadata => {
  if (changes === undefined) return current
  if (!isObject(changes)) {
    throw invalid(`metadata must be a flat object, got ${kindOf(changes)}.`)
  }
  const merged = new Map(Object.entries(current))
  for (const [key, value] of Object.entries(changes)) {
    if (FORBIDDEN_KEYS.has(key)) throw invalid(`metadata must not have a key ${key}.`)
    if (value === null) merged.delete(key)
    else if (isMetadataValue(value)) merged.set(key, value)
    else {
      throw invalid(`metadata.${key} must be a string, number or boolean, got ${kindOf(value)}.`)
    }
  }
  const metadata = Object.fromEntries(merged)
  const bytes = Buffer.byteLength(JSON.stringify(metadata))
  if (bytes > METADATA_MAX_BYTES) {
    throw invalid(`metadata must be at most ${METADATA_MAX_BYTES} bytes as JSON, got ${bytes}.`)
  }
  return metadata
}
