import { useState } from 'react'
import { useConsole, useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { type AccountWindowProps, PasswordStep } from '../PasswordStep'
import { RecoveryCodes } from './RecoveryCodes'

type NewCodesStepsProps = Omit<AccountWindowProps, 'isOpen'>

function NewCodesSteps({ email, onClose }: NewCodesStepsProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <PasswordStep
      email={email}
      hint={t('secondFactor.newCodesHint')}
      button={t('secondFactor.makeCodes')}
      onPassword={async password => setCodes(await session.api.renewRecoveryCodes(password))}
      onClose={onClose}
    />
  )
}

/** Window in which other recovery codes are made. */
export function NewCodesWindow({ isOpen, ...steps }: AccountWindowProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('secondFactor.newCodes')} isOpen={isOpen} onOpenChange={steps.onClose}>
      <NewCodesSteps {...steps} />
    </ModalWindow>
  )
}
