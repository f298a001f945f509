import type { RefObject } from 'react'
import { useValue } from '../../ui'
import type { InboxConversation } from '../api'
import { formatRoute } from '../model'
import { Avatar } from './Avatar'
import { BlockControl } from './BlockControl'
import { useWorkspace, useTexts } from './context'
import { LifeBar } from './life'
import { ConversationNames } from './ConversationNames'
import { PersonState } from './PersonState'
import { Sign } from './Sign'
import type { PersonPaneState } from './use-person-pane'

interface ThreadHeaderProps {
  conversation: InboxConversation | undefined
  name: string
  /** The heading, which can take the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Undefined: there is nobody to show. */
  personPane?: PersonPaneState
}

/** Name of the conversation, the way back, and the buttons for what the team does with it. */
export function ThreadHeader({ conversation, name, headingRef, personPane }: ThreadHeaderProps) {
  const { app, markRead, savedViews } = useWorkspace()
  const { t } = useTexts()
  const viewId = useValue(savedViews.openId)
  const participants = conversation?.participants ?? []
  const person = participants.length === 1 ? participants[0] : undefined
  const isUnread = !!conversation?.businessUnreadCount

  function onMarkRead(id: string) {
    // The button disappears; the focus stays near.
    headingRef.current?.focus()
    void markRead(id)
  }

  return (
    <header className="thread-header">
      <a
        className="button quiet back"
        href={formatRoute({ appId: app.id, screen: 'inbox', viewId })}
        aria-label={t('thread.back')}
      >
        <Sign of="back" />
      </a>
      <Avatar name={name} />
      <div className="thread-title">
        <h2 className="names" ref={headingRef} tabIndex={-1}>
          {conversation ? <ConversationNames conversation={conversation} /> : name}
        </h2>
        {person && <PersonState person={person} name={name} />}
      </div>
      {isUnread && (
        <button className="button" type="button" onClick={() => onMarkRead(conversation.id)}>
          {t('thread.markRead')}
        </button>
      )}
      {/* Also before the conversation is there: who hides the person comes here. */}
      {personPane && !personPane.place && (
        <button className="button" type="button" ref={personPane.button} onClick={personPane.show}>
          {t('person.person')}
        </button>
      )}
      {/* The person beside it has the same button. */}
      {person && !personPane?.place && <BlockControl person={person} name={name} />}
      {conversation && <LifeBar conversation={conversation} />}
    </header>
  )
}
