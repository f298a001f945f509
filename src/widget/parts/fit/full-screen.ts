import type { WidgetContext } from '../../api'

const PHONE_MAX_PX = 767

/** Whether the messenger fills the screen, as it does on phones. */
export const isFullScreen = ({ page, settings }: WidgetContext): boolean =>
  page.innerWidth <= PHONE_MAX_PX && !settings.embedded
