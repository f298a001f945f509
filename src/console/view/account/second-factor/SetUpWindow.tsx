import { useState } from 'react'
import type { SecondFactorSetUp } from '../../../api'
import { useConsole, useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { ConfirmStep } from './ConfirmStep'
import { type AccountWindowProps, PasswordStep } from '../PasswordStep'
import { RecoveryCodes } from './RecoveryCodes'

type SetUpStepsProps = Omit<AccountWindowProps, 'isOpen'>

/** Steps to two-step verification: the password, a first code, and the recovery codes. */
function SetUpSteps({ email, onClose }: SetUpStepsProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const [setUp, setSetUp] = useState<SecondFactorSetUp>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (!setUp) {
    return (
      <PasswordStep
        email={email}
        hint={t('secondFactor.setUpHint')}
        button={t('secondFactor.continue')}
        onPassword={async password => setSetUp(await session.api.setUpSecondFactor(password))}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmStep
      setUp={setUp}
      onCodes={made => {
        setCodes(made)
        tell(t('secondFactor.isOn'))
      }}
      onClose={onClose}
    />
  )
}

/** Window in which two-step verification is turned on. */
export function SetUpWindow({ isOpen, ...steps }: AccountWindowProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('secondFactor.setUp')} isOpen={isOpen} onOpenChange={steps.onClose}>
      <SetUpSteps {...steps} />
    </ModalWindow>
  )
}
