import { useState } from 'react'
import { useTexts } from '../../context'
import { LoadProblem } from '../../LoadProblem'
import { NewCodesWindow } from './NewCodesWindow'
import { SetUpWindow } from './SetUpWindow'
import { TurnOffWindow } from './TurnOffWindow'
import { useSecondFactor } from './use-second-factor'

/** Two-step verification of the one who is signed in. @param email Of their account. */
export function SecondFactorPanel({ email }: { email: string }) {
  const { t } = useTexts()
  const { factor, hasFailed, load } = useSecondFactor()
  const [opened, setOpened] = useState<'set-up' | 'codes' | 'off'>()
  const close = () => {
    setOpened(undefined)
    void load()
  }

  return (
    <section className="panel" aria-labelledby="account-second-factor">
      <h2 id="account-second-factor">{t('secondFactor.title')}</h2>
      <p>{t('secondFactor.lead')}</p>
      {hasFailed && <LoadProblem text={t('secondFactor.failed')} onRetry={() => void load()} />}
      {!hasFailed && !factor && <p className="quiet-note">{t('common.loading')}</p>}
      {factor?.isOn && <p>{t('secondFactor.on', { count: String(factor.recoveryCodesLeft) })}</p>}
      {factor && (
        <div className="actions">
          {/* One button in both states, which has the focus after a window of either. */}
          <button
            className="button"
            type="button"
            onClick={() => setOpened(factor.isOn ? 'off' : 'set-up')}
          >
            {t(factor.isOn ? 'secondFactor.turnOff' : 'secondFactor.setUp')}
          </button>
          {factor.isOn && (
            <button className="button" type="button" onClick={() => setOpened('codes')}>
              {t('secondFactor.newCodes')}
            </button>
          )}
        </div>
      )}
      <SetUpWindow email={email} isOpen={opened === 'set-up'} onClose={close} />
      <NewCodesWindow email={email} isOpen={opened === 'codes'} onClose={close} />
      <TurnOffWindow email={email} isOpen={opened === 'off'} onClose={close} />
    </section>
  )
}
