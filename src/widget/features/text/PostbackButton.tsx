import { useEffect, useState } from 'react'
import type { PostbackAction } from '../../../protocol'
import { Icon, useMessengerContext } from '../../core'
import { DONE_ICON, pressPostback } from '../../shared'
import { AsyncButton } from './AsyncButton'

/** Milliseconds for which a button shows that the postback was sent. */
const DONE_MS = 2000

/** Sends a postback when it is pressed. */
export function PostbackButton({ action }: { action: PostbackAction }) {
  const context = useMessengerContext()
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'failed'>('idle')

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), DONE_MS)
    return () => clearTimeout(timer)
  }, [state])

  const press = async () => {
    if (state === 'pending') return
    setState('pending')
    try {
      await pressPostback(context, action, context.$conversation.get()!)
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <AsyncButton
      className={`action ${state}`}
      isBusy={state === 'pending'}
      problem={state === 'failed' && 'actionPostbackError'}
      onPress={() => void press()}
    >
      {action.text}
      {state === 'done' && <Icon path={DONE_ICON} />}
    </AsyncButton>
  )
}
