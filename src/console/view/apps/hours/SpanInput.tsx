import { useId } from 'react'
import type { DaySpan } from '../../../../protocol'
import { useTexts } from '../../context'
import { Problem } from '../../settings/field-ties'

interface SpanInputProps {
  span: DaySpan
  /** Name of the day. */
  day: string
  /** Place in the day, from 1. */
  number: number
  /** Reason for which the server refuses it. */
  problem: string | undefined
  onSpan: (span: DaySpan) => void
  onRemove: () => void
}

/** One span of a day, from a time to another, which may be after midnight. */
export function SpanInput({ span, day, number, problem, onSpan, onRemove }: SpanInputProps) {
  const { t } = useTexts()
  const id = useId()
  const [start, end] = span
  const ties = {
    type: 'time',
    'aria-describedby': `${id}-problem`,
    'aria-invalid': problem ? (true as const) : undefined
  }
  return (
    <li>
      <span className="span">
        <input
          {...ties}
          aria-label={t('hours.from', { day, number })}
          value={start}
          onChange={event => onSpan([event.currentTarget.value, end])}
        />
        <span aria-hidden="true">–</span>
        <input
          {...ties}
          aria-label={t('hours.to', { day, number })}
          value={end}
          onChange={event => onSpan([start, event.currentTarget.value])}
        />
      </span>
      <button
        className="button quiet"
        type="button"
        aria-label={t('hours.remove', { day, number })}
        onClick={onRemove}
      >
        {t('common.remove')}
      </button>
      {start && end && end <= start && <p className="field-hint">{t('hours.nextDay')}</p>}
      <Problem of={id}>
        {problem && t('errors.refusal', { label: t('hours.time'), refusal: problem })}
      </Problem>
    </li>
  )
}
