import { useId, useState } from 'react'
import { readLocal, writeLocal } from '../../model'
import { useTexts } from '../context'
import { useSubmit } from '../forms'
import { laterTimes } from '../later-times'

interface TimeFormProps {
  /** Label of the button that submits. */
  submitLabel: string
  /** Takes the time. May reject with an `ApiError`. */
  onTime: (time: string) => Promise<void>
  onClose: () => void
}

const tomorrow = () => {
  const { at } = laterTimes(Date.now())[1]
  return writeLocal(new Date(at).toISOString())
}

/** Form that asks for a time to come. */
export function TimeForm({ submitLabel, onTime, onClose }: TimeFormProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(tomorrow)
  const id = useId()
  const { problem, isBusy, onSubmit, forget } = useSubmit(async () => {
    await onTime(readLocal(typed))
    onClose()
  })

  return (
    <form
      onSubmit={event => {
        // In React the composer is around it, and would send.
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('later.time')}</label>
        <input
          id={id}
          type="datetime-local"
          required
          min={writeLocal(new Date().toISOString())}
          value={typed}
          aria-describedby={`${id}-problem`}
          onChange={event => {
            setTyped(event.currentTarget.value)
            forget()
          }}
        />
        <p className="problem" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      </div>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {submitLabel}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
