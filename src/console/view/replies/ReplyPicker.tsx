import { useEffect, useRef } from 'react'
import { formatRoute } from '../../model'
import { summary } from '../content/summary'
import { useTexts, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useHasRole } from '../use-role'
import type { ReplyPickerState } from './use-reply-picker'

/** List of saved replies above a composer. The focus stays in its field. */
export function ReplyPicker(props: ReplyPickerState) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const mayAdd = useHasRole('admin')
  const list = useRef<HTMLUListElement>(null)
  const { listId, status, found, active, isEmpty, optionId, pick, load } = props

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, found.length])

  const count = listId && status === 'ready' ? t('replies.found', { count: found.length }) : ''
  return (
    <>
      <p className="hidden" role="status">
        {count}
      </p>
      {listId && (
        <div className="reply-picker">
          {status === 'failed' && <LoadProblem text={t('replies.failed')} onRetry={load} />}
          {status === 'none' && <p className="quiet-note">{t('common.loading')}</p>}
          {isEmpty && (
            <p className="quiet-note">
              {t('replies.none')}{' '}
              {mayAdd && (
                <a href={formatRoute({ appId: app.id, screen: 'replies' })}>{t('replies.new')}</a>
              )}
            </p>
          )}
          {found.length > 0 && (
            <ul ref={list} id={listId} role="listbox" aria-label={t('screens.replies')}>
              {found.map((reply, index) => (
                <li
                  key={reply.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  // The field keeps the focus.
                  onPointerDown={event => event.preventDefault()}
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => pick(reply)}
                >
                  <bdi className="reply-name">{reply.name}</bdi>
                  <span className="reply-text" dir="auto">
                    {summary(t, reply.content)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}
