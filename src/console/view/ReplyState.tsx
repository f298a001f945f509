import type { MouseEvent } from 'react'
import { useValue } from '../../ui'
import type { Entry, Thread } from '../model'
import { useWorkspace, useTexts } from './context'
import { explain } from './forms/explain'

interface ReplyStateProps {
  entry: Entry
  thread: Thread
}

/** State of a reply, with buttons to send it again, to write it anew or to discard it. */
export function ReplyState({ entry, thread }: ReplyStateProps) {
  const { key, state, error, message } = entry
  const { t } = useTexts()
  const isLost = useValue(useWorkspace().$connection) === 'lost'
  if (state === 'sending') return <p className="reply-state">{t('message.sending')}</p>
  if (state === 'waiting' || (state === 'unsure' && isLost)) {
    return <p className="reply-state">{t('message.waits')}</p>
  }
  const act = (action: (key: string) => void) => (event: MouseEvent) => {
    // The buttons disappear; the focus stays near.
    event.currentTarget.closest<HTMLElement>('[role=log]')?.focus()
    action(key)
  }
  const hasFailed = state === 'failed'
  return (
    <p className="reply-state problem">
      {t(hasFailed ? 'message.notSent' : 'message.unsure')}{' '}
      {error && explain(t, error, { 401: 'signIn.expired' })}
      <button className="button quiet" type="button" onClick={act(thread.retry)}>
        {t('common.tryAgain')}
      </button>
      {/* A template of WhatsApp is filled in elsewhere. */}
      {hasFailed && !message.override && (
        <button className="button quiet" type="button" onClick={act(thread.edit)}>
          {t('replies.edit')}
        </button>
      )}
      <button className="button quiet" type="button" onClick={act(thread.discard)}>
        {t('common.remove')}
      </button>
    </p>
  )
}
