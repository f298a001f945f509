import { createBrowserStorage } from '../client'
import { createMemoryServer, createUploadRequest, TOKEN, VISITOR } from '../in-memory'
import type { IntegrationSettings } from '../protocol'
import type { MessengerWidget } from '../widget'
import type { PreviewLook, PreviewScreen } from './messages'
import { sampleChannel, sampleConversations, unreadConversation } from './samples'
import { PATHS, reachableScreen } from './screens'

/** Settings that an open messenger can change; all others begin it anew, and so does a text that is taken back. */
const CHANGEABLE: (keyof IntegrationSettings)[] = [
  'customColors',
  'buttonIconUrl',
  'buttonWidth',
  'buttonHeight',
  'businessName',
  'businessIconUrl',
  'backgroundImageUrl',
  'fixedHeader',
  'customText'
]
/** Longest wait for a screen to be drawn. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 5

type Page = Window & typeof globalThis

/** The place where the messenger is shown. */
export interface Stage {
  /**
   * Shows the messenger; resolves when it is drawn.
   *
   * @param isWanted Turns false when another look is to be shown.
   * @returns Whether another screen had to be shown than the wanted one.
   */
  show(look: PreviewLook, isWanted: () => boolean): Promise<boolean>
}

const conversationsOf = (
  screen: PreviewScreen,
  { canUserCreateMoreConversations }: IntegrationSettings,
  picture: string
) => {
  if (screen === 'welcome' || screen === 'prechat') return []
  if (screen === 'launcher') return [unreadConversation()]
  return sampleConversations(picture, !!canUserCreateMoreConversations)
}

/** Writes what differs between two looks although an open messenger cannot change it. */
const fixedPart = ({ settings, theme: _, ...look }: PreviewLook): string => {
  const { customColors = {}, customText = {} } = settings
  return JSON.stringify([
    look,
    Object.entries(settings).map(([name, value]) =>
      CHANGEABLE.some(changeable => changeable === name) ? name : [name, value]
    ),
    Object.keys(customColors),
    Object.keys(customText)
  ])
}

/** Shows messengers on a page, whose server is in memory. */
export const createStage = (page: Page, pipit: MessengerWidget): Stage => {
  const { document, fetch, location } = page
  const picture = new URL('picture.svg', location.href).href
  let last: PreviewLook | undefined

  function restart(screen: PreviewScreen, look: PreviewLook) {
    const { channels, dir, locale, settings, theme } = look
    pipit.destroy()
    page.localStorage.clear()
    document.documentElement.dir = dir
    const conversations = conversationsOf(screen, settings, picture)
    const server = createMemoryServer(
      { conversations, channels: channels.map(sampleChannel), answerSeconds: 300 },
      { location, fetch }
    )
    const { app, integration } = server.config
    Object.assign(app, { displayName: settings.businessName })
    integration.settings = settings
    page.fetch = server.fetch
    // As much of it as the widget uses.
    page.XMLHttpRequest = createUploadRequest(server.fetch) as never
    if (conversations.length) {
      const storage = createBrowserStorage(() => page.localStorage, integration.id)
      const user = { ...VISITOR, signedUpAt: 0 }
      storage.set('session', JSON.stringify({ user, token: TOKEN }))
    }
    return pipit.init({
      integrationId: integration.id,
      configBaseUrl: location.origin,
      transport: server.transport,
      locale,
      theme,
      ...(screen === 'launcher' && { preload: 'eager' })
    })
  }

  const find = (selector: string) =>
    page.document
      .querySelector<HTMLIFrameElement>('#web-messenger-container')
      ?.contentDocument?.querySelector<HTMLElement>(selector)

  async function waitFor(selector: string, isWanted: () => boolean) {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const found = find(selector)
      if (found || !isWanted() || Date.now() > end) return found
      await new Promise(resolve => page.setTimeout(resolve, LOOK_AGAIN_MS))
    }
  }

  async function openScreen(screen: PreviewScreen, isWanted: () => boolean) {
    if (screen === 'launcher') return
    const { press, end } = PATHS[screen]
    pipit.open()
    if (press) (await waitFor(press, isWanted))?.click()
    if (end) await waitFor(end, isWanted)
  }

  async function update({ settings, theme }: PreviewLook) {
    const changes = Object.entries(settings).filter(([name]) =>
      CHANGEABLE.some(changeable => changeable === name)
    )
    await pipit.updateSettings({ ...Object.fromEntries(changes), theme })
  }

  return {
    async show(look, isWanted) {
      const screen = reachableScreen(look)
      document.documentElement.dataset['theme'] = look.theme
      const isChange = last && fixedPart(last) === fixedPart(look)
      // A look that was interrupted is begun again.
      last = undefined
      if (isChange) await update(look)
      else {
        await restart(screen, look)
        await openScreen(screen, isWanted)
      }
      if (isWanted()) last = look
      return screen !== look.screen
    }
  }
}
