import type { Participant } from '../api'
import { Unverified } from './ConversationNames'
import { replacedName } from './names'

interface PersonStateProps {
  person: Participant
  /** Name under which the conversation is shown. */
  name: string
}

/** E-mail of a person, who they are for sure, and what of their profile they have changed. */
export function PersonState({ person, name }: PersonStateProps) {
  const { profile, claims, externalId } = person
  const before = replacedName(person)
  const emailBefore = claims?.email?.replaces
  return (
    <>
      {profile.email && profile.email !== name && (
        <p className="names">
          <bdi>{profile.email}</bdi> {claims?.email && <Unverified />}
        </p>
      )}
      {externalId ? (
        <p>
          Verified as <bdi>{externalId}</bdi>
        </p>
      ) : (
        <p>Not signed in</p>
      )}
      {before && (
        <p className="claim">
          The visitor has changed the name; you had set <bdi>{before}</bdi>
        </p>
      )}
      {emailBefore && (
        <p className="claim">
          The visitor has changed the e-mail; you had set <bdi>{emailBefore}</bdi>
        </p>
      )}
    </>
  )
}
