import { useValue } from '../../../ui'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { useTitle } from '../use-title'
import { NewAppForm } from './NewAppForm'

/** Start without any app. */
export function NoApp() {
  const { $notice, addDemo } = useConsole()
  const { t } = useTexts()
  const notice = useValue($notice)
  useTitle(t('apps.noneTitle'))
  const adding = useSubmit(() => addDemo(t('demo.added')))
  return (
    <main className="sign-in">
      <div className="card">
        <p className="page-message" role="status">
          {notice}
        </p>
        <h1>{t('apps.noneTitle')}</h1>
        <p>{t('apps.none')}</p>
        <NewAppForm>
          <button
            className="button quiet"
            type="button"
            aria-disabled={adding.isBusy}
            onClick={adding.submit}
          >
            {t('demo.add')}
          </button>
        </NewAppForm>
        <p className="problem" role="alert">
          {adding.problem}
        </p>
      </div>
    </main>
  )
}
