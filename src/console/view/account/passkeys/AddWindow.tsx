import { useState } from 'react'
import type { PasskeyCreation, PasskeySetUp } from '../../../api'
import { browserNames, createPasskey } from '../../../model'
import { useConsole, useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { type AccountWindowProps, PasswordStep } from '../PasswordStep'
import { NameStep } from './NameStep'

const PASSWORD_ANSWERS = { 400: 'secondFactor.wrongPassword', 409: 'passkeys.full' } as const
const ADD_ANSWERS = { 409: 'passkeys.notAdded' } as const

type AddStepsProps = Omit<AccountWindowProps, 'isOpen'>

/** Steps to a passkey: the password, then its name, after which the browser makes it. */
function AddSteps({ email, onClose }: AddStepsProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const [setUp, setSetUp] = useState<PasskeySetUp<PasskeyCreation>>()
  if (!setUp) {
    return (
      <PasswordStep
        email={email}
        hint={t('passkeys.addHint')}
        button={t('secondFactor.continue')}
        answers={PASSWORD_ANSWERS}
        onPassword={async password => setSetUp(await session.api.setUpPasskey(password))}
        onClose={onClose}
      />
    )
  }
  return (
    <NameStep
      hint={t('passkeys.nameHint')}
      button={t('passkeys.make')}
      displayName={browserNames(navigator.userAgent).join(t('common.comma'))}
      answers={ADD_ANSWERS}
      onName={async displayName => {
        const { options, token } = setUp
        const credential = await createPasskey(navigator.credentials, options)
        await session.api.addPasskey({ token, displayName, credential })
        tell(t('passkeys.added', { name: displayName }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Window in which a passkey is added. */
export function AddWindow({ isOpen, ...steps }: AccountWindowProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('passkeys.add')} isOpen={isOpen} onOpenChange={steps.onClose}>
      <AddSteps {...steps} />
    </ModalWindow>
  )
}
