import { useEffect, useState } from 'react'
import type { PostbackAction } from '../../../protocol'
import { useServices } from '../../services'
import { pressPostback } from '../press-postback'
import { TryButton } from './TryButton'

/** How long a button shows that the business knows. */
const DONE_MS = 2000

/** Tells the business that it was pressed. */
export function PostbackButton({ action }: { action: PostbackAction }) {
  const services = useServices()
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
      await pressPostback(services, action, services.$conversation.get()!)
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <TryButton
      className={`action ${state}`}
      isBusy={state === 'pending'}
      problem={state === 'failed' && 'actionPostbackError'}
      onPress={() => void press()}
    >
      {action.text}
    </TryButton>
  )
}
