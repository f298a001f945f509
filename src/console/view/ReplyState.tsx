import type { MouseEvent } from 'react'
import { useValue } from '../../ui'
import type { Entry, Thread } from '../model'
import { useWorkspace, useTexts } from './context'

interface ReplyStateProps {
  entry: Entry
  thread: Thread
}

/** State of a reply, with buttons to retry or discard it. */
export function ReplyState({ entry: { key, state }, thread }: ReplyStateProps) {
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
  return (
    <p className="reply-state problem">
      {t(state === 'failed' ? 'message.notSent' : 'message.unsure')}
      <button className="button quiet" type="button" onClick={act(thread.retry)}>
        {t('common.tryAgain')}
      </button>
      <button className="button quiet" type="button" onClick={act(thread.discard)}>
        {t('common.remove')}
      </button>
    </p>
  )
}
