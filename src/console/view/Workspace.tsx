import { useValue } from '../../ui'
import type { Me } from '../api'
import { formatRoute, mayOpen, type Route } from '../model'
import { ConnectionBar } from './ConnectionBar'
import { useConsole, useTexts } from './context'
import { InboxScreen } from './InboxScreen'
import { MissingScreen } from './MissingScreen'
import { NotAllowedScreen } from './NotAllowedScreen'
import { NoticeBar } from './NoticeBar'
import { InPart, PARTS } from './parts'
import { ScreenBoundary } from './ScreenBoundary'
import { ScreenTitle } from './ScreenTitle'
import { groupNamed } from './settings/use-sections'
import { SideBar } from './SideBar'
import { useApp } from './use-app'

interface CurrentScreenProps extends Pick<Me, 'user'> {
  route: Route
}

/** Shows the screen of a route. */
function CurrentScreen({
  user,
  route: { screen, conversationId, messageId, viewId, integrationId, userId, channel }
}: CurrentScreenProps) {
  switch (screen) {
    case 'inbox':
      return <InboxScreen openId={conversationId} messageId={messageId} viewId={viewId} />
    case 'install':
      return (
        <InPart part={PARTS.install}>
          {({ InstallScreen }) => <InstallScreen integrationId={integrationId} />}
        </InPart>
      )
    case 'integrations':
    case 'connect':
    case 'connect-web':
    case 'connect-custom':
    case 'connect-channel':
    case 'settings':
      return (
        <InPart part={PARTS.integrations}>
          {({ IntegrationScreens }) => (
            <IntegrationScreens screen={screen} integrationId={integrationId} channel={channel} />
          )}
        </InPart>
      )
    case 'team':
    case 'audit-log':
    case 'health':
    case 'app':
    case 'privacy':
    case 'changes':
    case 'replies':
    case 'keys':
    case 'account':
      return (
        <InPart part={PARTS.management}>
          {({ ManagementScreen }) => (
            <ManagementScreen
              screen={screen}
              user={user}
              integrationId={integrationId}
              userId={userId}
            />
          )}
        </InPart>
      )
    case 'missing':
      return <MissingScreen />
    case 'not-allowed':
      return <NotAllowedScreen />
  }
}

/**
 * Returns the route, or that of no screen where the person sees no such app, or there is no such section; or
 * of the screen that says so where it is not for their role.
 */
const knownRoute = (route: Route, { apps, user }: Me): Route => {
  const hasApp = route.appId === undefined || apps.some(({ id }) => id === route.appId)
  const hasSection = route.section === undefined || groupNamed(route.section)
  if (!hasApp || !hasSection) return { screen: 'missing' }
  return mayOpen(user.role, route.screen) ? route : { screen: 'not-allowed' }
}

/** Screens of a signed-in user. */
export function Workspace({ me }: { me: Me }) {
  const { $route } = useConsole()
  const { t } = useTexts()
  const route = knownRoute(useValue($route), me)
  const group = groupNamed(route.section)
  const name = t(`screens.${route.screen}`)

  return (
    <div className="desk">
      <SideBar me={me} app={useApp()} route={route} />
      <div className="screen">
        <ConnectionBar />
        <NoticeBar />
        {/* A conversation is named by those who take part. */}
        {!route.conversationId && (
          <ScreenTitle name={group ? `${t(`groups.${group}`)} · ${name}` : name} />
        )}
        <ScreenBoundary address={formatRoute(route)}>
          <CurrentScreen user={me.user} route={route} />
        </ScreenBoundary>
      </div>
    </div>
  )
}
