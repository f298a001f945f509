import type { MouseEvent } from 'react'
import type { MessageStatus } from '../../../client'
import { Icon, useMessengerContext, WARNING_ICON } from '../../core'

interface FormEndProps {
  /** Number of fields that are filled in. */
  at: number
  count: number
  /** State of the answers; undefined while they are filled in. */
  status: MessageStatus | undefined
  onRetry(): void
}

// Pressing the button with a pointer does not take the focus from the field.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Below the fields of a form: how far it is, and the way on. */
export function FormEnd({ at, count, status, onRetry }: FormEndProps) {
  const { host, translate } = useMessengerContext()
  if (status === 'failed') {
    const isTouched = host.page.matchMedia('(pointer: coarse)').matches
    return (
      <div className="form-end">
        <button className="retry" type="button" onClick={onRetry}>
          <Icon path={WARNING_ICON} />
          {translate(isTouched ? 'tapToRetryForm' : 'clickToRetryForm')}
        </button>
      </div>
    )
  }
  if (status) {
    return (
      <div className="form-end">
        {translate(/ing$/.test(status) ? 'messageSending' : 'messageSent')}
      </div>
    )
  }
  return (
    <div className="form-end">
      <span>{translate('cardPosition', { index: at + 1, count })}</span>
      <button className="next" onMouseDown={keepFocus}>
        {translate(at + 1 < count ? 'formNextButtonText' : 'sendButtonText')}
      </button>
    </div>
  )
}
