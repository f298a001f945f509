import type { PreviewLook, PreviewScreen } from './messages'

/** Screen that is shown where visitors do not see the wanted one. */
const INSTEAD: Partial<Record<PreviewScreen, PreviewScreen>> = {
  list: 'conversation',
  prechat: 'welcome'
}

/** Whether the settings let visitors come to the screen. */
const isReachable = ({ screen, settings }: PreviewLook): boolean => {
  switch (screen) {
    case 'list':
      return (
        settings.canUserSeeConversationList !== false && !!settings.canUserCreateMoreConversations
      )
    case 'prechat':
      return !!settings.prechatCapture?.enabled
    default:
      return true
  }
}

/** Finds the screen to show for a look. */
export const reachableScreen = (look: PreviewLook): PreviewScreen =>
  isReachable(look) ? look.screen : (INSTEAD[look.screen] ?? look.screen)

/** Button of the messenger that leads to a screen, and what is there once it is drawn. */
export const PATHS: Record<PreviewScreen, { press?: string; end?: string }> = {
  launcher: {},
  welcome: { end: '.introduction' },
  prechat: { end: '.prechat .active' },
  conversation: { end: '#conversation [data-role]' },
  list: { press: '#header > .icon-button:first-child', end: '#conversation-list .choice' },
  settings: { press: '#header > div ~ .icon-button:not(:last-child)', end: '#settings .setting' }
}
