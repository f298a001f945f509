import { type KeyboardEvent, useRef, useState } from 'react'
import type { Participant } from '../api'
import { BlockQuestion } from './BlockQuestion'
import { useWorkspace, useTexts } from './context'

interface BlockControlProps {
  person: Participant
  /** Name under which the conversation is shown. */
  name: string
}

/** Button that blocks a visitor, after a question, or takes that back. */
export function BlockControl({ person, name }: BlockControlProps) {
  const { inbox } = useWorkspace()
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const isBlocked = person.blockedAt !== undefined

  function close() {
    setAsking(false)
    setProblem('')
  }
  function cancel() {
    button.current?.focus()
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isAsking || event.key !== 'Escape') return
    // Else the conversation would be left.
    event.preventDefault()
    cancel()
  }
  async function change(next: boolean) {
    // The question disappears; the focus stays near.
    button.current?.focus()
    try {
      await inbox.setBlocked(person.userId, next)
      close()
    } catch {
      setProblem(t(next ? 'block.notBlocked' : 'block.notUnblocked'))
    }
  }

  return (
    <>
      <button
        className="button block-toggle"
        type="button"
        ref={button}
        aria-expanded={isBlocked ? undefined : isAsking}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (isBlocked) void change(false)
          else if (isAsking) close()
          else setAsking(true)
        }}
      >
        {t(isBlocked ? 'block.unblock' : 'block.block')}
      </button>
      {isAsking && !isBlocked && (
        <BlockQuestion
          name={name}
          isKnown={!!person.externalId}
          onBlock={() => void change(true)}
          onCancel={cancel}
          onKeyDown={onKeyDown}
        />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  )
}
