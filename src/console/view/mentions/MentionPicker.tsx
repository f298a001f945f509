import { useEffect, useRef } from 'react'
import { mentionName } from '../../model'
import { useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import type { MentionPickerState } from './use-mention-picker'

/** List of members above a composer. The focus stays in its field. */
export function MentionPicker({
  listId,
  found,
  active,
  optionId,
  pick,
  hasFailed,
  load
}: MentionPickerState) {
  const { t } = useTexts()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, found.length])

  if (hasFailed) return <LoadProblem text={t('team.failed')} onRetry={load} />
  if (!listId) return null
  return (
    <div className="reply-picker">
      <ul ref={list} id={listId} role="listbox" aria-label={t('mentions.members')}>
        {found.map((member, index) => (
          <li
            key={member.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={event => event.preventDefault()}
            onMouseDown={event => event.preventDefault()}
            onClick={() => pick(member)}
          >
            <bdi className="reply-name">{mentionName(member)}</bdi>
            <bdi className="reply-text">{member.email}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
