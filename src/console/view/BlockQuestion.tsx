import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { Phrase } from './Phrase'
import { useTexts } from './context'

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
  const { t } = useTexts()
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
        <Phrase text="block.question" values={{ name: <bdi>{name}</bdi> }} />{' '}
        {t(isKnown ? 'block.known' : 'block.anonymous')}
      </p>
      <button className="button" type="button" onClick={onBlock}>
        {t('block.confirm')}
      </button>
      <button className="button quiet" type="button" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}
