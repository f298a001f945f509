import { useValue } from '../../ui'
import { useConsole, WorkspaceContext, useTexts } from './context'
import { NoServer } from './NoServer'
import { InPart, PARTS } from './parts'
import { SignIn } from './SignIn'

/** Shows the sign-in form, or the workspace. */
export function App() {
  const { t } = useTexts()
  const { session, $accessLink, $workspace } = useConsole()
  const now = useValue(session.$session)
  const workspace = useValue($workspace)
  const accessLink = useValue($accessLink)

  if (accessLink) {
    return (
      <InPart part={PARTS.access} className="notice">
        {({ AccessScreen }) => <AccessScreen {...accessLink} key={accessLink.code} />}
      </InPart>
    )
  }
  if (now.state === 'unknown') {
    return (
      <main className="notice" aria-busy="true">
        <p role="status">{t('common.loading')}</p>
      </main>
    )
  }
  if (now.state === 'unreachable') return <NoServer />
  if (now.state === 'not-set-up') {
    return (
      <InPart part={PARTS.access} className="notice">
        {({ NotSetUp }) => <NotSetUp />}
      </InPart>
    )
  }
  if (now.state === 'second-step') {
    return (
      <InPart part={PARTS.access} className="notice">
        {({ SecondStepScreen }) => <SecondStepScreen token={now.token} />}
      </InPart>
    )
  }
  if (now.state === 'signed-out') return <SignIn isExpired={now.expired} />
  if (!workspace) {
    return (
      <InPart part={PARTS.access} className="notice">
        {({ NoApp }) => <NoApp />}
      </InPart>
    )
  }
  return (
    <WorkspaceContext.Provider value={workspace} key={workspace.app.id}>
      <InPart part={PARTS.desk} className="notice">
        {({ Desk }) => <Desk me={now.me} />}
      </InPart>
    </WorkspaceContext.Provider>
  )
}
