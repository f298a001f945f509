import { useRef, useState } from 'react'
import type { InboxConversation, Participant } from '../../api'
import { BlockControl } from '../BlockControl'
import { useTexts } from '../context'
import { Unverified } from '../ConversationNames'
import { useNextFocus } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { personName } from '../names'
import { PersonState } from '../PersonState'
import { ChannelsFold } from './ChannelsFold'
import { ConversationsFold } from './ConversationsFold'
import { FieldsFold } from './FieldsFold'
import { PersonForm } from './PersonForm'
import { PersonPicture } from './PersonPicture'
import { usePerson } from './use-person'
import { VisitFold } from './VisitFold'

interface PersonDetailsProps {
  participant: Participant
  conversation: InboxConversation
}

/** Shows what is known of a person, and lets the team change or block them. */
export function PersonDetails({ participant, conversation }: PersonDetailsProps) {
  const { t } = useTexts()
  const { info, hasFailed, retry, setPerson } = usePerson(participant.userId)
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const { userId, profile, claims, displayName } = participant
  const name = personName(t, userId, profile, displayName)
  const metadata = conversation.metadata ?? {}

  function stopEditing() {
    focusNext(() => editButton.current)
    setEditing(false)
  }

  return (
    <>
      <div className="person-head">
        <PersonPicture key={profile.avatarUrl} name={name} url={profile.avatarUrl} />
        <h3 className="names">
          <bdi>{name}</bdi> {(claims?.givenName ?? claims?.surname) && <Unverified />}
        </h3>
        <PersonState person={participant} name={name} />
        {(claims?.givenName ?? claims?.surname ?? claims?.email) && (
          <p className="person-note">{t('person.claims')}</p>
        )}
        <div className="actions">
          {info && !isEditing && (
            <button
              className="button"
              ref={editButton}
              type="button"
              onClick={() => setEditing(true)}
            >
              {t('person.edit')}
            </button>
          )}
          <BlockControl person={participant} name={name} />
        </div>
      </div>
      {hasFailed && <LoadProblem text={t('person.failed')} onRetry={retry} />}
      {!info && !hasFailed && (
        <p className="quiet-note" role="status">
          {t('common.loading')}
        </p>
      )}
      {info && isEditing && (
        <PersonForm person={info.person} name={name} onPerson={setPerson} onClose={stopEditing} />
      )}
      {info && (
        <>
          <VisitFold {...info} conversationId={conversation.id} lastRead={participant.lastRead} />
          <ChannelsFold clients={info.clients} />
          <ConversationsFold userId={userId} first={info.conversations} open={conversation} />
          {!isEditing && <FieldsFold title={t('person.fields')} fields={info.person.metadata} />}
          {Object.keys(metadata).length > 0 && (
            <FieldsFold title={t('person.conversationFields')} fields={metadata} />
          )}
        </>
      )}
    </>
  )
}
