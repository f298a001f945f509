import type { MouseEvent } from 'react'
import type { MessageStatus } from '../../../client'
import { useServices } from '../../services'

interface FormEndProps {
  /** Of the fields, how many are filled in. */
  at: number
  count: number
  /** Of the answers; undefined while they are filled in. */
  status: MessageStatus | undefined
  onRetry(): void
}

// Pressing the button with a pointer does not take the focus from the field.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Below the fields of a form: how far it is, and the way on. */
export function FormEnd({ at, count, status, onRetry }: FormEndProps) {
  const { context, translate } = useServices()
  if (status === 'failed') {
    const isTouched = context.page.matchMedia('(pointer: coarse)').matches
    return (
      <div className="form-end">
        <button className="retry" type="button" onClick={onRetry}>
          {translate(isTouched ? 'tapToRetryForm' : 'clickToRetryForm')}
        </button>
      </div>
    )
  }
  if (status) {
    return (
      <div className="form-end">
        {translate(status === 'sending' ? 'messageSending' : 'messageSent')}
      </div>
    )
  }
  return (
    <div className="form-end">
      <bdi>
        {at + 1}/{count}
      </bdi>
      <button className="next" onMouseDown={keepFocus}>
        {translate(at + 1 < count ? 'formNextButtonText' : 'sendButtonText')}
      </button>
    </div>
  )
}
