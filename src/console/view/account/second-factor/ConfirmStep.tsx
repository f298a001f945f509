import { useLayoutEffect, useRef, useState } from 'react'
import type { SecondFactorSetUp } from '../../../api'
import { useConsole, useTexts } from '../../context'
import { CopyBox } from '../../CopyBox'
import { emptyRefusal, Field, useSubmit, useTries } from '../../forms'
import { QrCode } from './QrCode'

const ANSWERS = { 400: 'secondFactor.wrongCode', 409: 'secondFactor.ended' } as const

interface ConfirmStepProps {
  setUp: SecondFactorSetUp
  onCodes: (recoveryCodes: string[]) => void
  onClose: () => void
}

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')

/** Hands the secret to an authenticator app, and asks for a code of it. */
export function ConfirmStep({ setUp, onCodes, onClose }: ConfirmStepProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const lead = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useLayoutEffect(() => lead.current?.focus(), [])
  const confirming = useSubmit(
    async () => onCodes(await session.api.confirmSecondFactor(setUp.token, code)),
    ANSWERS
  )
  const { isTried, formProps } = useTries({
    isComplete: Boolean(code.trim()),
    refusal: confirming.fieldProblem,
    submit: confirming.submit
  })

  return (
    <form {...formProps}>
      <p ref={lead} tabIndex={-1}>
        {t('secondFactor.scan')}
      </p>
      <QrCode qrModules={setUp.qrModules} label={t('secondFactor.qrCode')} />
      <CopyBox label={t('secondFactor.secret')} text={inGroups(setUp.secret)}>
        {t('secondFactor.secretHint')}
      </CopyBox>
      <Field
        label={t('secondFactor.code')}
        type="text"
        autoComplete="one-time-code"
        hint={t('secondFactor.codeHint')}
        value={code}
        onValue={value => {
          setCode(value)
          confirming.forget()
        }}
        problem={
          isTried && !code.trim()
            ? emptyRefusal(t, t('secondFactor.code'))
            : confirming.fieldProblem
        }
      />
      <p className="problem" role="alert">
        {confirming.formProblem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={confirming.isBusy}>
          {t('secondFactor.turnOn')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
