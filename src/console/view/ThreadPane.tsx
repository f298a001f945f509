import { useEffect, useMemo, useRef, useState } from 'react'
import { useValue } from '../../ui'
import { Phrase } from './Phrase'
import { useConsole, useWorkspace, useTexts } from './context'
import { Colleagues } from './Colleagues'
import { Composer } from './Composer'
import { MessageList } from './MessageList'
import { PARTS } from './parts'
import { PersonPane } from './PersonPane'
import { conversationName, personName, visitorName } from './names'
import { ReplyWindow } from './reply-window'
import { ScreenTitle } from './ScreenTitle'
import { ThreadHeader } from './ThreadHeader'
import { useMarkRead } from './use-mark-read'
import type { PersonPaneState } from './use-person-pane'
import { useRow } from './use-row'

interface ThreadPaneProps {
  id: string
  /** Message that the address names; undefined: none. */
  messageId: string | undefined
  personPane: PersonPaneState
}

/** One conversation: header, messages, and composer; beside it or in its place, the person. */
export function ThreadPane({ id, messageId, personPane }: ThreadPaneProps) {
  const workspace = useWorkspace()
  const { replace } = useConsole()
  const { t } = useTexts()
  const thread = useMemo(() => workspace.thread(id), [workspace, id])
  const { conversation, isMissing } = useRow(workspace, id)
  const viewId = useValue(workspace.savedViews.openId)
  const mergedInto = useValue(workspace.merges.targets).get(id)
  const part = useValue(PARTS.person.$content)
  const typing = useValue(thread.typing)
  const [isAtEnd, setAtEnd] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = conversation ? conversationName(t, conversation) : ''
  useMarkRead(workspace, conversation, isAtEnd)

  useEffect(() => {
    // On a touch screen, the keyboard would cover the messages.
    if (!matchMedia('(pointer: fine)').matches) heading.current?.focus()
  }, [id])

  useEffect(() => {
    // Somebody else has deleted it, and the field that had the focus is gone.
    if (isMissing && document.activeElement === document.body) heading.current?.focus()
  }, [isMissing])

  useEffect(() => {
    if (!mergedInto) return
    const appId = workspace.app.id
    // Whoever had it open goes on where they read.
    const wasOpen = conversation !== undefined || workspace.inbox.deleted.peek().has(id)
    const linkedId = wasOpen ? undefined : messageId
    replace({ appId, screen: 'inbox', conversationId: mergedInto, messageId: linkedId, viewId })
  }, [workspace, id, conversation, messageId, mergedInto, replace, viewId])

  if (isMissing) {
    return (
      <section className="thread-pane" aria-label={t('thread.conversation')}>
        <ScreenTitle name={t('thread.missingTitle')} />
        <ThreadHeader
          headingRef={heading}
          conversation={undefined}
          name={t('thread.missingTitle')}
        />
        <p className="quiet-note">{t('thread.missing')}</p>
        {part && !mergedInto && (
          <part.KeptText id={id} thread={thread} onGone={() => heading.current?.focus()} />
        )}
      </section>
    )
  }
  return (
    <>
      <section className="thread-pane" aria-label={t('thread.conversation')}>
        <ScreenTitle name={name || t('thread.conversation')} />
        <ThreadHeader
          headingRef={heading}
          conversation={conversation}
          name={name}
          personPane={personPane}
        />
        <MessageList
          thread={thread}
          conversation={conversation}
          name={name}
          messageId={messageId}
          onAtEnd={setAtEnd}
        />
        <p className="typing" role="status">
          {typing && (
            <Phrase
              text="thread.typing"
              values={{
                name: (
                  <bdi>{typing.displayName ?? (name || personName(t, typing.userId ?? ''))}</bdi>
                )
              }}
            />
          )}
        </p>
        <ReplyWindow thread={thread} conversation={conversation} />
        <Colleagues conversationId={id} />
        <Composer
          id={id}
          thread={thread}
          name={name}
          visitor={conversation ? visitorName(conversation) : ''}
        />
      </section>
      {personPane.place && <PersonPane {...personPane} conversation={conversation} />}
    </>
  )
}
