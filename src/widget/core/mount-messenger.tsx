import { atom } from 'nanostores'
import type { ConnectionStatus } from '../../client'
import type { MountMessenger } from '../../protocol'
import type { HostContext, WidgetTypes } from './public'
import { createFrame } from './frame'
import type { MessengerContext, PageClient } from './messenger-context'
import { createAuthors } from './mount/create-authors'
import { createComposerState } from './mount/create-composer-state'
import { createDisplayState } from './mount/create-display-state'
import { createMounted } from './mount/create-mounted'
import { createPanel } from './mount/create-panel'
import { createRenderer } from './mount/create-renderer'
import { createSlots } from './mount/create-slots'
import { listenWhenReady } from './mount/listen-when-ready'
import { ENGLISH_LOCALE, loadEnvironment } from './mount/load-environment'
import { createRetryUntilLoaded } from './retry-until-loaded'
import { createTranslate, type Texts } from './translate'

/** Opens the client behind the screen; called once. */
export type OpenClient = (context: MessengerContext) => PageClient

/** Creates the loader of features; called once. */
export type StartFeatures = (context: MessengerContext) => MessengerContext['loadSlot']

/** Loads the rest of the messenger; called again when it fails. */
export interface Loaders {
  /** Loads the client, right behind the first paint. */
  loadClient(host: HostContext): Promise<OpenClient>
  /** Loads the loader of features, when the first of them is needed. */
  loadFeatures(host: HostContext): Promise<StartFeatures>
}

/**
 * Creates the function that mounts a messenger on a page. Header and composer are drawn at once; the client and
 * the view of its conversations follow right behind.
 */
export const createMountMessenger =
  ({ loadClient, loadFeatures }: Loaders): MountMessenger<WidgetTypes> =>
  (host: HostContext) => {
    const { config, launcher, page, settings, draft = '' } = host
    const { customText, customScreenReaderAnnouncement } = settings
    const { locale = config.locale ?? ENGLISH_LOCALE } = settings
    const texts: Texts = { ...customText, ...customScreenReaderAnnouncement }
    const translate = createTranslate(texts)
    const $connection = atom<ConnectionStatus>('idle')
    const stops: (() => void)[] = []
    let client: PageClient | undefined
    let isDestroyed = false
    const frame = createFrame({ page, getTitle, launcher, settings, onPhone })
    const retryUntilLoaded = createRetryUntilLoaded(() => isDestroyed, showLoading)
    const display = createDisplayState(locale, texts)
    const composer = createComposerState(draft, !!settings.prechatCapture?.enabled)
    const slots = createSlots(startFeatures)
    const { loadSlot } = slots
    const panel = createPanel(host, frame, loadSlot, () =>
      client ? client.getUnreadCount() - display.$hidden.get().countUnread() : 0
    )
    const clientReady = openClient()

    const context: MessengerContext = Object.freeze({
      ...composer,
      ...display,
      ...createAuthors({ settings, translate }, () => client?.getUser()),
      host,
      settings,
      translate,
      texts,
      getTitle,
      root: frame.root,
      $isShown: panel.$isShown,
      mayTakeFocus: frame.mayTakeFocus,
      $isInView: atom(!settings.embedded),
      $connection,
      clientReady,
      on: listenWhenReady(clientReady),
      markRead: () => client?.markShownAsRead(),
      ...slots,
      retryUntilLoaded,
      addStyles: frame.addStyles,
      updateLayout: frame.updateLayout,
      onDestroy: stop => stops.push(stop),
      redraw,
      close: panel.close
    } satisfies MessengerContext)

    const renderer = createRenderer(context, {
      frame,
      isInPage: panel.isInPage,
      awaited: loadEnvironment({ page, config, settings, locale, loadSlot })
    })

    const mounted = createMounted({ settings, panel, renderer, loadSlot, destroy })
    // The launcher stands in the page, whose keys the frame does not get.
    launcher.element.onkeydown = frame.root.onkeydown = closeOnEscape
    if (config.channels.length || settings.canUserCreateMoreConversations) void loadSlot('header')
    if (host.isOpened) mounted.open()
    return mounted

    function getTitle() {
      return translate('messengerTitle', { name: settings.businessName ?? '' })
    }

    function onPhone() {
      void loadSlot('environmentReady')
    }

    async function startFeatures() {
      const start = await retryUntilLoaded(() => loadFeatures(host))
      return start(context)
    }

    async function openClient() {
      const open = await retryUntilLoaded(() => loadClient(host))
      const opened = (client = open(context))
      Object.assign(mounted, { ...opened, ...mounted })
      opened.totalUnreadCount.subscribe(panel.update)
      display.$hidden.listen(panel.update)
      return opened
    }

    function destroy() {
      isDestroyed = true
      panel.destroy()
      client?.destroy()
      stops.forEach(stop => stop())
      renderer.unmount()
      frame.remove()
    }

    function redraw() {
      renderer.redraw()
      panel.update()
    }

    function showLoading(isFailing: boolean) {
      $connection.set(isFailing ? 'reconnecting' : (client?.$connection.get() ?? 'idle'))
      // In English, when it is the language that cannot be loaded.
      renderer.redraw()
    }

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      if (display.$overlay.get()) display.$overlay.set(undefined)
      else panel.close()
    }
  }
