import { METADATA_MAX_BYTES, type Metadata } from '../../../protocol'
import type { Row } from '../../storage'

/** What two users are together, and what had no place in it. */
export interface MergedProfile {
  profileJson: string
  metadataJson: string
  /** Metadata of the one who disappears that is not kept. */
  discarded: Metadata
}

const bytesOf = (metadata: Metadata) => Buffer.byteLength(JSON.stringify(metadata))

/** Adds to what is known of a user what was known of another only, as far as there is room. */
export const mergeProfiles = (from: Row<'users'>, into: Row<'users'>): MergedProfile => {
  const profile = { ...JSON.parse(from.profileJson), ...JSON.parse(into.profileJson) }
  let metadata = JSON.parse(into.metadataJson) as Metadata
  const discarded: Metadata = {}
  for (const [key, value] of Object.entries(JSON.parse(from.metadataJson) as Metadata)) {
    const more = { ...metadata, [key]: value }
    if (Object.hasOwn(metadata, key) || bytesOf(more) > METADATA_MAX_BYTES) discarded[key] = value
    else metadata = more
  }
  return {
    profileJson: JSON.stringify(profile),
    metadataJson: JSON.stringify(metadata),
    discarded
  }
}
