import { useId, useRef } from 'react'
import { isRightToLeft, placeholdersOf } from '../../../../protocol'
import { useTexts } from '../../context'
import { Hint, Problem, tiesOf } from '../field-ties'
import type { MessengerLanguage } from '../messenger-languages'

/** Original from which on the field has several lines. */
const LONG_CHARS = 50

interface OwnTextFieldProps {
  textKey: string
  language: MessengerLanguage
  /** Text of the messenger that is replaced; undefined: one for times, which has none. */
  original: string | undefined
  /** Empty: the messenger's own is shown. */
  value: string
  /** Reason for which the text was refused; empty: it was not. */
  problem: string
  onValue: (value: string) => void
}

/** Field of one text, under the one that it replaces. */
export function OwnTextField(props: OwnTextFieldProps) {
  const { textKey, language, original, value, problem, onValue } = props
  const { t } = useTexts()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const needed = placeholdersOf(textKey)
  const isLong = (original?.length ?? 0) > LONG_CHARS
  const dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  return (
    <div className="part-field own-text">
      <label htmlFor={id}>
        {original && (
          <bdi lang={language} dir={dir}>
            {original}
          </bdi>
        )}{' '}
        <code dir="ltr">{textKey}</code>
      </label>
      <textarea
        {...tiesOf(id, problem)}
        ref={field}
        rows={isLong ? 2 : 1}
        lang={language}
        dir={dir}
        value={value}
        placeholder={original}
        onChange={event => onValue(event.currentTarget.value)}
      />
      {value && (
        <button
          className="button quiet"
          type="button"
          aria-label={t('ownTexts.resetNamed', { key: textKey })}
          onClick={() => {
            onValue('')
            // The button disappears.
            field.current?.focus()
          }}
        >
          {t('ownTexts.reset')}
        </button>
      )}
      <Hint of={id}>
        {needed.length ? t('ownTexts.needs', { placeholders: needed.join(' ') }) : undefined}
      </Hint>
      <Problem of={id}>{problem}</Problem>
    </div>
  )
}
