import type { Me } from '../api'
import type { Screen } from '../model'
import { AccountScreen } from './account'
import { AppScreen } from './apps'
import { AuditScreen } from './audit-log'
import { ChangesScreen } from './changes'
import { HealthScreen } from './health'
import { KeysScreen } from './keys'
import { PrivacyScreen } from './privacy'
import { RepliesScreen } from './replies'
import { TeamScreen } from './team'

interface ManagementScreenProps extends Pick<Me, 'user'> {
  screen: Extract<
    Screen,
    'team' | 'audit-log' | 'health' | 'app' | 'privacy' | 'changes' | 'replies' | 'keys' | 'account'
  >
  /** Only of `changes`. */
  integrationId: string | undefined
  /** Only of `privacy`. */
  userId: string | undefined
}

/** Screens of the app, of its team, and of the one who is signed in. */
export function ManagementScreen({ screen, user, integrationId, userId }: ManagementScreenProps) {
  switch (screen) {
    case 'team':
      return <TeamScreen ownId={user.id} />
    case 'audit-log':
      return <AuditScreen isOwner={user.role === 'owner'} />
    case 'health':
      return <HealthScreen />
    case 'app':
      return <AppScreen />
    case 'privacy':
      return <PrivacyScreen userId={userId} />
    case 'changes':
      return <ChangesScreen key={integrationId} integrationId={integrationId} />
    case 'replies':
      return <RepliesScreen />
    case 'keys':
      return <KeysScreen />
    case 'account':
      return <AccountScreen user={user} />
  }
}
