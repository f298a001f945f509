import { useLayoutEffect, useRef } from 'react'
import type { NewAppKey } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { CopyBox } from '../CopyBox'
import { credentialsOf, keyCommand } from './key-command'

interface KeySecretProps {
  made: NewAppKey
  /** Whether it is for a custom integration. */
  isOfProgram: boolean
  onClose: () => void
}

/** Secret of a key that was just made, which is shown only here. */
export function KeySecret({ made, isOfProgram, onClose }: KeySecretProps) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const lead = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useLayoutEffect(() => lead.current?.focus(), [])
  return (
    <>
      <p className="notice-line" ref={lead} tabIndex={-1}>
        {t('keys.once')}
      </p>
      <CopyBox label={t('keys.secret')} text={made.secret}>
        {t(isOfProgram ? 'keys.programSecretHint' : 'keys.secretHint')}
      </CopyBox>
      <CopyBox label={t('keys.credentials')} text={credentialsOf(made)}>
        {t('keys.credentialsHint')}
      </CopyBox>
      <CopyBox label={t('keys.command')} text={keyCommand(made, app.id, isOfProgram)}>
        {t(isOfProgram ? 'keys.programCommandHint' : 'keys.commandHint')}
      </CopyBox>
      <div className="actions">
        <button className="button primary" type="button" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </>
  )
}
