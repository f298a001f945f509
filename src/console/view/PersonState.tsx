import type { Participant } from '../api'
import { Phrase } from './Phrase'
import { useTexts } from './context'
import { Unverified } from './ConversationNames'
import { replacedName } from './names'

interface PersonStateProps {
  person: Participant
  /** Name under which the conversation is shown. */
  name: string
}

/** E-mail of a person, who they are for sure, and what of their profile they have changed. */
export function PersonState({ person, name }: PersonStateProps) {
  const { t } = useTexts()
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
          <Phrase text="person.verifiedAs" values={{ id: <bdi>{externalId}</bdi> }} />
        </p>
      ) : (
        <p>{t('person.notSignedIn')}</p>
      )}
      {before && (
        <p className="claim">
          <Phrase text="person.nameBefore" values={{ name: <bdi>{before}</bdi> }} />
        </p>
      )}
      {emailBefore && (
        <p className="claim">
          <Phrase text="person.emailBefore" values={{ email: <bdi>{emailBefore}</bdi> }} />
        </p>
      )}
    </>
  )
}
