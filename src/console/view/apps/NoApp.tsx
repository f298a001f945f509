import { useState } from 'react'
import { useValue } from '../../../ui'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { useHasRole } from '../use-role'
import { useTitle } from '../use-title'
import { NewAppForm } from './NewAppForm'

/** Ways of an owner to a first app. */
function FirstApp() {
  const { addDemo } = useConsole()
  const { t } = useTexts()
  const adding = useSubmit(() => addDemo(t('demo.added')))
  return (
    <>
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
    </>
  )
}

/** Says to others that they wait for an owner. */
function NoAppForYou() {
  const { session, signOut } = useConsole()
  const { t } = useTexts()
  const leaving = useSubmit(signOut)
  const [message, setMessage] = useState('')
  const asking = useSubmit(async () => {
    setMessage('')
    await session.api.getMe()
    // It takes over what has changed, and says nothing when the server is away.
    await session.refresh()
    setMessage(t('apps.stillNone'))
  })
  return (
    <>
      <p>{t('apps.noneForYou')}</p>
      <div className="actions">
        <button
          className="button"
          type="button"
          aria-disabled={asking.isBusy}
          onClick={asking.submit}
        >
          {t('common.tryAgain')}
        </button>
        <button
          className="button quiet"
          type="button"
          aria-disabled={leaving.isBusy}
          onClick={leaving.submit}
        >
          {t('bar.signOut')}
        </button>
      </div>
      <p className="page-message" role="status">
        {message}
      </p>
      <p className="problem" role="alert">
        {asking.problem || leaving.problem}
      </p>
    </>
  )
}

/** Start without any app. */
export function NoApp() {
  const { $notice } = useConsole()
  const { t } = useTexts()
  const notice = useValue($notice)
  const isOwner = useHasRole('owner')
  useTitle(t('apps.noneTitle'))
  return (
    <main className="sign-in">
      <div className="card">
        <p className="page-message" role="status">
          {notice}
        </p>
        <h1>{t('apps.noneTitle')}</h1>
        {isOwner ? <FirstApp /> : <NoAppForYou />}
      </div>
    </main>
  )
}
