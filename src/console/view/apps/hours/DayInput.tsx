import { type DaySpan, type Weekday, WEEKDAYS } from '../../../../protocol'
import { useTexts } from '../../context'
import { useAddedFocus } from '../../forms'
import { SpanInput } from './SpanInput'

/** Most spans of a day that the server takes. */
const SPANS_MAX = 8
const NEW_SPAN: DaySpan = ['09:00', '17:00']
const NEXT_SPAN: DaySpan = ['', '']

interface DayInputProps {
  day: Weekday
  spans: DaySpan[]
  /** Reason for which the server refuses a part, such as `.0.1`; empty: all of it. */
  problemAt: (place: string) => string | undefined
  onSpans: (spans: DaySpan[]) => void
}

/** Spans of one day of the week; without one it is closed. */
export function DayInput({ day, spans, problemAt, onSpans }: DayInputProps) {
  const { t, times } = useTexts()
  const { list, addButton, focusAdded, focusAddButton } = useAddedFocus()
  const name = times.weekday(WEEKDAYS.indexOf(day))
  const isFull = spans.length >= SPANS_MAX
  const problem = problemAt('')

  return (
    <fieldset className="day">
      <legend>{name}</legend>
      {spans.length > 0 ? (
        <ol className="entries" ref={list}>
          {spans.map((span, index) => (
            <SpanInput
              key={index}
              span={span}
              day={name}
              number={index + 1}
              problem={[0, 1].map(at => problemAt(`.${index}.${at}`)).find(Boolean)}
              onSpan={span => onSpans(spans.with(index, span))}
              onRemove={() => {
                onSpans(spans.toSpliced(index, 1))
                focusAddButton()
              }}
            />
          ))}
        </ol>
      ) : (
        <p className="field-hint">{t('hours.closed')}</p>
      )}
      {problem && (
        <p className="problem">{t('errors.refusal', { label: name, refusal: problem })}</p>
      )}
      <button
        className="button quiet"
        type="button"
        ref={addButton}
        aria-label={t('hours.addTo', { day: name })}
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) return
          focusAdded()
          onSpans([...spans, spans.length ? NEXT_SPAN : NEW_SPAN])
        }}
      >
        {t('hours.add')}
      </button>
    </fieldset>
  )
}
