import type { HostContext } from '../../core/public'
import { phoneQuery } from '../../core'

/** Whether the messenger fills the screen, as it does on phones. */
export const isFullScreen = ({ page, settings }: HostContext): boolean =>
  phoneQuery(page).matches && !settings.embedded
