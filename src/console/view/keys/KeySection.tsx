import type { Integration } from '../../api'
import { useTexts } from '../context'
import { KeyPanel } from './KeyPanel'

/** Keys of a custom integration, with which its program calls the REST API. */
export function KeySection({ integration }: { integration: Integration }) {
  const { t } = useTexts()
  return (
    <section className="panel keys" aria-labelledby="keys">
      <h2 id="keys">{t('keys.title')}</h2>
      <p>
        {t('keys.programLead')} <a href="/guide/back-end">{t('keys.guide')}</a>
      </p>
      <KeyPanel program={integration} />
    </section>
  )
}
