import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'

interface BlockQuestionProps {
  name: string
  /** Whether the business knows the visitor by an id, with which they may sign in elsewhere. */
  isKnown: boolean
  onBlock: () => void
  onCancel: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Question before a visitor is blocked, which says what follows. */
export function BlockQuestion(props: BlockQuestionProps) {
  const { name, isKnown, onBlock, onCancel, onKeyDown } = props
  const textId = useId()
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => group.current?.focus(), [])

  return (
    <div
      className="block-question"
      role="group"
      aria-labelledby={textId}
      tabIndex={-1}
      ref={group}
      onKeyDown={onKeyDown}
    >
      <p id={textId}>
        Block <bdi>{name}</bdi>? Messages, files, presses of buttons and changes of the profile are
        refused from then on, in all conversations of this visitor, who still reads what you write.{' '}
        {isKnown
          ? 'The block holds wherever they sign in.'
          : 'An anonymous visitor who clears the browser can write again, as somebody new.'}
      </p>
      <button className="button" type="button" onClick={onBlock}>
        Block this visitor
      </button>
      <button className="button quiet" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
