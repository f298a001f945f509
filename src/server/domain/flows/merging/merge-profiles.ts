import { METADATA_MAX_BYTES, type Metadata } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import { claimsToJson, readClaims } from '../../records'

/** The merged profile of two users, and the metadata that did not fit. */
export interface MergedProfile {
  profileJson: string
  metadataJson: string
  claimsJson: string | null
  /** Metadata of the merged user that is not kept. */
  discarded: Metadata
}

const bytesOf = (metadata: Metadata) => Buffer.byteLength(JSON.stringify(metadata))

/** Adds profile and metadata of one user to another's, as far as there is room. */
export const mergeProfiles = (from: Row<'users'>, into: Row<'users'>): MergedProfile => {
  const kept = JSON.parse(into.profileJson)
  const profile = { ...JSON.parse(from.profileJson), ...kept }
  // A field that the survivor has keeps its own claim, or none.
  const theirs = Object.entries(readClaims(from)).filter(([name]) => !Object.hasOwn(kept, name))
  const claims = { ...Object.fromEntries(theirs), ...readClaims(into) }
  let metadata = readJson<Metadata>(into.metadataJson)
  const discarded: Metadata = {}
  for (const [key, value] of Object.entries(readJson<Metadata>(from.metadataJson))) {
    const more = { ...metadata, [key]: value }
    if (Object.hasOwn(metadata, key) || bytesOf(more) > METADATA_MAX_BYTES) discarded[key] = value
    else metadata = more
  }
  return {
    profileJson: JSON.stringify(profile),
    metadataJson: JSON.stringify(metadata),
    claimsJson: claimsToJson(claims),
    discarded
  }
}
