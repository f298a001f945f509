import type { Tag } from './operation'
import { apps, keys } from './operations/apps'
import { auditLog } from './operations/audit-log'
import { clients } from './operations/clients'
import { client } from './operations/client'
import { conversations, participants } from './operations/conversations'
import { integrations } from './operations/integrations'
import { messages } from './operations/messages'
import { savedReplies } from './operations/saved-replies'
import { search } from './operations/search'
import { teamGroups } from './operations/team-groups'
import { users } from './operations/users'
import { webhooks } from './operations/webhooks'

/** All operations by group, in the order of the document. */
export const TAGS: readonly Tag[] = [
  apps,
  keys,
  integrations,
  webhooks,
  users,
  clients,
  conversations,
  participants,
  messages,
  savedReplies,
  teamGroups,
  auditLog,
  search,
  client
]
