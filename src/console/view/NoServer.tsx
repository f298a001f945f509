import { useConsole, useTexts } from './context'
import { useTitle } from './use-title'

/** Says that the server is out of reach, before it is known who is signed in. */
export function NoServer() {
  const { session } = useConsole()
  const { t } = useTexts()
  useTitle(t('errors.noServerTitle'))
  return (
    <main className="notice">
      <h1>{t('errors.noServerTitle')}</h1>
      <p>{t('errors.checkConnection')}</p>
      <button className="button" type="button" onClick={() => void session.restore()}>
        {t('common.tryAgain')}
      </button>
    </main>
  )
}
