import { useConsole, useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { type AccountWindowProps, PasswordStep } from '../PasswordStep'

/** Window in which two-step verification is turned off. */
export function TurnOffWindow({ email, isOpen, onClose }: AccountWindowProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  return (
    <ModalWindow title={t('secondFactor.turnOffTitle')} isOpen={isOpen} onOpenChange={onClose}>
      <PasswordStep
        email={email}
        hint={t('secondFactor.turnOffHint')}
        button={t('secondFactor.turnOff')}
        isDanger
        onPassword={async password => {
          await session.api.removeSecondFactor(password)
          tell(t('secondFactor.isOff'))
          onClose()
        }}
        onClose={onClose}
      />
    </ModalWindow>
  )
}
