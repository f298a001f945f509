import { createKeyValue, createMessenger } from '../client'
import type { DeviceInfo } from '../protocol'
import type { OpenMessenger } from '../widget'
import { watchFiles } from '../widget/watch-files'
import { startLive } from './start-live'

const describePage = ({ document, location, navigator }: Window): DeviceInfo['info'] => ({
  currentUrl: location.href,
  currentTitle: document.title,
  browserLanguage: navigator.language,
  referrer: document.referrer,
  userAgent: navigator.userAgent
})

/** What keeps the conversations of a page: identity, outbox, messages, and the line to the server. */
export const openMessenger: OpenMessenger = services => {
  const { context, need } = services
  const { page, config, settings, emitter } = context
  watchFiles(services)
  return createMessenger({
    config,
    page,
    emit: emitter.emit,
    keyValue: createKeyValue(
      () => page[settings.browserStorage ?? 'localStorage'],
      config.integration.id,
      page
    ),
    describeDevice: () => describePage(page),
    openHistory: async () => (await need('createHistory'))!,
    startLive: core => startLive(core, async () => (await need('openPolling'))!())
  })
}
