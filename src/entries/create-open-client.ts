import { createBrowserStorage, createClient, toConversation } from '../client'
import type { DeviceInfo } from '../protocol'
import type { OpenTransport } from '../transports'
import type { MessengerContext, OpenClient } from '../widget'
import { bindClient } from '../widget/core/bind-client'
import { watchFiles } from '../widget/core/watch-files'
import { startLive, type FindTransport } from './start-live'

// As texts: a form named `title` hides that of its document. Behind `#` only a route is part of the
// page: anything else may be a secret between the page and its app.
const describePage = ({ document, location, navigator }: Window): DeviceInfo['info'] => ({
  currentUrl: location.href.replace(/#[^/!].*/, ''),
  currentTitle: `${document.title}`,
  browserLanguage: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  referrer: `${document.referrer}`,
  userAgent: navigator.userAgent
})

/**
 * Creates the client of a page: identity, outbox, messages and the connection to the server.
 *
 * @param findTransport Finds the transports that are needed only where WebSocket fails.
 */
export const createOpenClient =
  (
    findTransport: (
      type: Parameters<FindTransport>[0],
      context: MessengerContext
    ) => OpenTransport | undefined
  ): OpenClient =>
  context => {
    const { host, loadSlot, settings, $conversation, $screen } = context
    const { page, config, emitter } = host
    host.pendingSends ??= new Map()
    watchFiles(context)
    const messenger = createClient({
      config,
      page,
      pendingSends: host.pendingSends,
      emit: emitter.emit,
      storage: createBrowserStorage(
        () => page[settings.browserStorage ?? 'localStorage'],
        config.integration.id,
        page
      ),
      describeDevice: () => describePage(page),
      openHistory: () => loadSlot('createHistory'),
      onSettings: version => {
        if (version === config.settingsVersion) return
        config.settingsVersion = version
        void loadSlot('calls').then(calls => calls.refreshSettings(version))
      },
      refreshToken: async () => (await loadSlot('identity')).renew(),
      beforeSend: (message, to) =>
        settings.delegate?.beforeSend
          ? loadSlot('ask').then(ask => ask('beforeSend', message, to))
          : message,
      startLive: sync => startLive(sync, type => findTransport(type, context), settings.transport)
    })
    if (host.session) messenger.internals.setSession(host.session)
    return {
      ...messenger,
      ...bindClient(context, messenger),
      getDisplayedConversation: () => {
        const shown = $screen.get() ? undefined : $conversation.get()
        return shown?.info.peek() ? toConversation(shown) : null
      }
    }
  }
