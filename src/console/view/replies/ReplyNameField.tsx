import { useEffect, useRef } from 'react'
import type { Translate } from '../../texts'
import { useTexts } from '../context'
import { namedRefusal, nameHint } from '../forms'
import { SettingField } from '../settings/SettingField'

interface ReplyNameFieldProps {
  name: string
  /** Reason for which it was refused; empty: it was not. */
  problem: string
  onName: (name: string) => void
}

/** Reads why the server refused a field of a saved reply; empty: it did not. */
export const replyRefusal = (t: Translate, sentence: string, field: string, label: string) => {
  const [, refusal] = new RegExp(`^${field} (.*)$`, 's').exec(sentence) ?? []
  return refusal ? namedRefusal(t, label, refusal) : ''
}

/** Says that a field must be filled in. */
export const missingField = (t: Translate, label: string) =>
  t('errors.refusal', { label, refusal: t('refused.filled') })

/** Returns what is wrong with the name of a saved reply; empty: nothing. */
export const replyNameProblem = (
  t: Translate,
  name: string,
  isTried: boolean,
  sentence: string
): string =>
  isTried && !name.trim()
    ? missingField(t, t('common.name'))
    : replyRefusal(t, sentence, 'name', t('common.name'))

/** Field for the name of a saved reply. It has the focus first, whatever comes after it. */
export function ReplyNameField({ name, problem, onName }: ReplyNameFieldProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <SettingField label={t('common.name')} hint={nameHint(t, 'replies.nameHint')} problem={problem}>
      {ties => (
        <input
          {...ties}
          ref={input}
          type="text"
          autoComplete="off"
          dir="auto"
          value={name}
          onChange={event => onName(event.currentTarget.value)}
        />
      )}
    </SettingField>
  )
}
