import { CopyBox } from '../CopyBox'
import { useTexts } from '../context'

const ADD_COLLEAGUE = 'npm run user:add -- --email ann@example.com'

/** Checklist for a new owner: what can be done until the first conversation. */
export function FirstSteps() {
  const { t } = useTexts()
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('firstSteps.title')}</h2>
      <ol>
        <li>
          <strong>{t('firstSteps.installTitle')}</strong> {t('firstSteps.install')}
        </li>
        <li>
          <strong>{t('firstSteps.helloTitle')}</strong> {t('firstSteps.hello')}
        </li>
        <li>
          <strong>{t('firstSteps.colleagueTitle')}</strong> {t('firstSteps.colleague')}
          <CopyBox label={t('firstSteps.command')} text={ADD_COLLEAGUE}>
            {t('firstSteps.commandHint')}
          </CopyBox>
        </li>
      </ol>
    </section>
  )
}
