import { useState } from 'react'
import type { Messenger } from '../../../client'
import { createConversation } from '../../../client/conversation-list'
import { useServices } from '../../services'

/** Starts a further conversation; a visitor without any is led to the first one. */
export function NewConversation({ messenger }: { messenger: Messenger }) {
  const { settings, translate, need, show, $screen } = useServices()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')

  const start = async () => {
    if (state === 'pending') return
    const isFirst = !messenger.conversations.peek().length
    const { enabled, everyConversation } = settings.prechatCapture ?? {}
    if (!isFirst && enabled && everyConversation) return (await need('startPrechat'))?.()
    setState('pending')
    try {
      show(isFirst ? undefined : await createConversation(messenger))
      $screen.set(undefined)
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="foot">
      <p className="error" role="alert" hidden={state !== 'failed'}>
        {state === 'failed' && translate.error('couldNotStartConversation')}
      </p>
      <button
        className="main-button"
        type="button"
        aria-disabled={state === 'pending'}
        onClick={() => void start()}
      >
        {translate('newConversationButtonText')}
      </button>
    </div>
  )
}
