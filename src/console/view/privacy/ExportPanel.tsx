import { useConsole, useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { saveFile } from '../save-file'

/** Downloads everything known of a person as one file. */
export function ExportPanel({ userId }: { userId: string }) {
  const { tell } = useConsole()
  const { api } = useWorkspace()
  const { t } = useTexts()
  const loading = useSubmit(
    async () => {
      saveFile(await api.exportPerson(userId), `user-${userId}.json`)
      tell(t('privacy.exported'))
    },
    { 429: 'privacy.exportsBusy', 503: 'privacy.exportsBusy' }
  )

  return (
    <section className="panel" aria-labelledby="privacy-export">
      <h2 id="privacy-export">{t('privacy.export')}</h2>
      <p>{t('privacy.exportText')}</p>
      <div className="actions">
        <button
          className="button primary"
          type="button"
          aria-disabled={loading.isBusy}
          onClick={loading.submit}
        >
          {t('privacy.download')}
        </button>
        <span role="status">{loading.isBusy && t('common.loading')}</span>
      </div>
      <p className="problem" role="alert">
        {loading.problem}
      </p>
    </section>
  )
}
