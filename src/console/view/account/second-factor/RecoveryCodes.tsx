import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../context'
import { CopyBox } from '../../CopyBox'
import { saveFile } from '../../save-file'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** Recovery codes that were just made, which are shown only here. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTexts()
  const lead = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useLayoutEffect(() => lead.current?.focus(), [])
  const text = codes.join('\n')

  return (
    <>
      <p className="notice-line" ref={lead} tabIndex={-1}>
        {t('secondFactor.once')}
      </p>
      <CopyBox label={t('secondFactor.codes')} text={text}>
        {t('secondFactor.codesHint')}
      </CopyBox>
      <div className="actions">
        <button className="button primary" type="button" onClick={onClose}>
          {t('common.close')}
        </button>
        <button
          className="button"
          type="button"
          onClick={() => saveFile(new Blob([`${text}\n`]), 'pipit-recovery-codes.txt')}
        >
          {t('secondFactor.download')}
        </button>
      </div>
    </>
  )
}
