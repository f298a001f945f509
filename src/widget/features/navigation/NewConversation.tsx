import { useState } from 'react'
import { createConversation } from '../../../client/conversation-calls'
import { Icon, useMessengerContext, WARNING_ICON } from '../../core'
import { hasDefault } from './has-default'

/** Starts a further conversation; a visitor without the default one is led to that. */
export function NewConversation() {
  const { clientReady, settings, translate, loadSlot, $screen } = useMessengerContext()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')

  const start = async () => {
    if (state === 'pending') return
    const messenger = await clientReady
    const isFirst = !hasDefault(messenger)
    const { enabled, everyConversation } = settings.prechatCapture ?? {}
    if (!isFirst && enabled && everyConversation) return (await loadSlot('startPrechat'))?.()
    setState('pending')
    try {
      const conversation = isFirst ? undefined : await createConversation(messenger)
      messenger.show(conversation)
      $screen.set(undefined)
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="foot">
      <p className="error" role="alert" hidden={state !== 'failed'}>
        <Icon path={WARNING_ICON} />
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
