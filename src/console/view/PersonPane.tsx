import { type KeyboardEvent, useEffect, useState } from 'react'
import { useValue } from '../../ui'
import type { InboxConversation } from '../api'
import { useTexts } from './context'
import { personName } from './names'
import { AwaitedContent, PARTS } from './parts'
import { useIsPainted } from './use-is-painted'
import type { PersonPaneState } from './use-person-pane'

interface PersonPaneProps extends Pick<PersonPaneState, 'place' | 'heading' | 'hide'> {
  conversation: InboxConversation | undefined
}

/** The person beside a conversation, or in its place; of several participants one at a time. */
export function PersonPane({ conversation, place, heading, hide }: PersonPaneProps) {
  const { t } = useTexts()
  const part = useValue(PARTS.person.$content)
  const isPainted = useIsPainted()
  const isSheet = place === 'sheet'
  const [chosenId, setChosenId] = useState('')
  const participants = conversation?.participants ?? []
  const shown = participants.find(({ userId }) => userId === chosenId) ?? participants[0]
  useEffect(() => {
    if (isSheet) heading.current?.focus()
  }, [isSheet, heading])

  function onKeyDown(event: KeyboardEvent) {
    if (!isSheet || event.key !== 'Escape' || event.defaultPrevented) return
    // Else the conversation would be left.
    event.preventDefault()
    hide()
  }

  return (
    <aside
      className="person-pane"
      data-place={place}
      aria-label={t('person.person')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className="pane-header">
        <h2 ref={heading} tabIndex={-1}>
          {t('person.person')}
        </h2>
        <button className="button quiet" type="button" onClick={hide}>
          {t(isSheet ? 'person.back' : 'person.hide')}
        </button>
      </header>
      {participants.length > 1 && (
        <select
          aria-label={t('person.person')}
          value={shown?.userId}
          onChange={event => setChosenId(event.currentTarget.value)}
        >
          {participants.map(({ userId, profile, displayName }) => (
            <option key={userId} value={userId}>
              {personName(t, userId, profile, displayName)}
            </option>
          ))}
        </select>
      )}
      {conversation && !shown && <p className="quiet-note">{t('names.nobody')}</p>}
      {!part && <AwaitedContent part={PARTS.person} />}
      {part && isPainted && conversation && shown && (
        <part.PersonDetails key={shown.userId} participant={shown} conversation={conversation} />
      )}
    </aside>
  )
}
