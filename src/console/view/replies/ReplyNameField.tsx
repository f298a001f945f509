import { useEffect, useRef } from 'react'
import { useTexts } from '../context'
import { nameHint } from '../forms'
import { SettingField } from '../settings/SettingField'

interface ReplyNameFieldProps {
  name: string
  /** Reason for which it was refused; empty: it was not. */
  problem: string
  onName: (name: string) => void
}

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
