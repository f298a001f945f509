import type { Translation } from '../translate'
import { access } from './access'
import { apps } from './apps'
import { audit } from './audit'
import { changes } from './changes'
import { channels } from './channels'
import { compose } from './compose'
import { frame } from './frame'
import { groups } from './groups'
import { health } from './health'
import { hours } from './hours'
import { inbox } from './inbox'
import { inputs } from './inputs'
import { integrations } from './integrations'
import { keys } from './keys'
import { life } from './life'
import { ownTexts } from './own-texts'
import { passkeys } from './passkeys'
import { person } from './person'
import { preview } from './preview'
import { privacy } from './privacy'
import { refused } from './refused'
import { replies } from './replies'
import { secondFactor } from './second-factor'
import { settings } from './settings'
import { team } from './team'
import { thread } from './thread'
import { views } from './views'
import { webhooks } from './webhooks'

/** Arabic. */
export const translation: Translation = {
  ...frame,
  ...access,
  ...secondFactor,
  ...passkeys,
  ...inbox,
  ...thread,
  ...compose,
  ...life,
  ...person,
  ...replies,
  ...keys,
  ...apps,
  ...team,
  ...groups,
  ...hours,
  ...changes,
  ...audit,
  ...privacy,
  ...health,
  ...integrations,
  ...channels,
  ...webhooks,
  ...views,
  ...settings,
  ...refused,
  ...inputs,
  ...ownTexts,
  ...preview
}
