import { formatRoute } from '../../model'
import { CopyBox } from '../CopyBox'
import { useTexts, useWorkspace } from '../context'

/** Checklist for a new owner: what can be done until the first conversation. */
export function FirstSteps({ onShowSnippets }: { onShowSnippets: () => void }) {
  const { t } = useTexts()
  const { app } = useWorkspace()
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('firstSteps.title')}</h2>
      <ol>
        <li>
          <strong>{t('firstSteps.installTitle')}</strong> {t('firstSteps.install')}
          <div className="actions">
            <button className="button" type="button" onClick={onShowSnippets}>
              {t('integrations.showSnippets')}
            </button>
          </div>
        </li>
        <li>
          <strong>{t('firstSteps.helloTitle')}</strong> {t('firstSteps.hello')}
        </li>
        <li>
          <strong>{t('firstSteps.colleagueTitle')}</strong> {t('firstSteps.colleague')}{' '}
          <a href={formatRoute({ appId: app.id, screen: 'team' })}>{t('screens.team')}</a>
        </li>
        <li>
          <strong>{t('firstSteps.hoursTitle')}</strong> {t('firstSteps.hours')}{' '}
          <a href={formatRoute({ appId: app.id, screen: 'app' })}>{t('hours.title')}</a>
        </li>
        <li>
          <strong>{t('firstSteps.phoneTitle')}</strong> {t('firstSteps.phone')}
          <CopyBox label={t('firstSteps.address')} text={location.origin + location.pathname}>
            {t('firstSteps.addressHint')}
          </CopyBox>
        </li>
      </ol>
    </section>
  )
}
