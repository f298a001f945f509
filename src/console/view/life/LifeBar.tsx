import { useEffect, useRef, useState } from 'react'
import type { InboxConversation, LifeChange } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { ConversationMenu } from '../deletion'
import { explain } from '../forms/explain'
import { conversationName } from '../names'
import { useToast } from '../toasts'
import { AssignMenu } from './AssignMenu'
import { LifeDone } from './LifeDone'
import { LifeState } from './LifeState'
import { PriorityMenu } from './PriorityMenu'
import { SnoozeMenu } from './SnoozeMenu'
import { TagMenu } from './TagMenu'

/** Bar with the state of a conversation for the team, and the buttons that change it. */
export function LifeBar({ conversation }: { conversation: InboxConversation }) {
  const { inbox, team, groups } = useWorkspace()
  const { t } = useTexts()
  const showToast = useToast()
  const [problem, setProblem] = useState('')
  const { id, status, snoozedUntil } = conversation
  const isClosed = status === 'closed'
  const isAside = !isClosed && (status === 'pending' || snoozedUntil !== undefined)
  const last = useRef<HTMLButtonElement>(null)
  const tagsButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (team.state.peek().status !== 'ready') void team.load()
    if (groups.state.peek().status !== 'ready') void groups.load()
  }, [team, groups])

  async function apply(life: LifeChange) {
    setProblem('')
    const undo = await inbox.changeLife(id, life)
    const title = <bdi>{conversationName(t, conversation)}</bdi>
    showToast({ title, text: <LifeDone change={life} />, undo })
  }

  async function change(life: LifeChange) {
    try {
      await apply(life)
    } catch (error) {
      setProblem(explain(t, error))
    }
  }

  function reopen() {
    // Its button disappears; the focus stays near.
    last.current?.focus()
    void change({ status: 'open', snoozedUntil: null })
  }

  function removeTag(tag: string) {
    // Its button disappears; the focus stays near.
    tagsButton.current?.focus()
    void change({ removeTags: [tag] })
  }

  return (
    <div className="life-bar">
      <LifeState conversation={conversation} onRemoveTag={removeTag} />
      <div className="life-actions">
        <AssignMenu conversation={conversation} onChange={change} />
        <PriorityMenu conversation={conversation} onChange={change} />
        <TagMenu conversation={conversation} onChange={change} buttonRef={tagsButton} />
        {!isClosed && (
          <SnoozeMenu onChange={change} onTime={snoozedUntil => apply({ snoozedUntil })} />
        )}
        {isAside && (
          <button className="button" type="button" onClick={reopen}>
            {t('life.reopen')}
          </button>
        )}
        {/* One element for both, so that the focus stays. */}
        <button
          className="button"
          type="button"
          ref={last}
          onClick={() => (isClosed ? reopen() : void change({ status: 'closed' }))}
        >
          {t(isClosed ? 'life.reopen' : 'life.close')}
        </button>
        <ConversationMenu conversation={conversation} />
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
