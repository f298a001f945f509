import { useValue } from '../../ui'
import { NoApp } from './apps'
import { useConsole, WorkspaceContext, useTexts } from './context'
import { Workspace } from './Workspace'
import { AccessScreen, NotSetUp } from './set-up'
import { NoServer } from './NoServer'
import { SignIn } from './SignIn'
import { Toasts } from './toasts'

/** Shows the sign-in form, or the workspace. */
export function App() {
  const { t } = useTexts()
  const { session, $accessLink, $workspace } = useConsole()
  const now = useValue(session.$session)
  const workspace = useValue($workspace)
  const accessLink = useValue($accessLink)

  if (accessLink) return <AccessScreen {...accessLink} key={accessLink.code} />
  if (now.state === 'unknown') {
    return (
      <main className="notice" aria-busy="true">
        <p role="status">{t('common.loading')}</p>
      </main>
    )
  }
  if (now.state === 'unreachable') return <NoServer />
  if (now.state === 'not-set-up') return <NotSetUp />
  if (now.state === 'signed-out') return <SignIn isExpired={now.expired} />
  if (!workspace) return <NoApp />
  return (
    <WorkspaceContext.Provider value={workspace} key={workspace.app.id}>
      <Toasts>
        <Workspace me={now.me} />
      </Toasts>
    </WorkspaceContext.Provider>
  )
}
