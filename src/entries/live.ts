import { createKeyValue, createMessenger } from '../client'
import type { DeviceInfo } from '../protocol'
import type { OpenMessenger } from '../widget'
import { startLive } from './start-live'

const describePage = ({ document, location, navigator }: Window): DeviceInfo['info'] => ({
  currentUrl: location.href,
  currentTitle: document.title,
  browserLanguage: navigator.language,
  referrer: document.referrer,
  userAgent: navigator.userAgent
})

/** What keeps the conversations of a page: identity, outbox, messages, and the line to the server. */
export const openMessenger: OpenMessenger = ({ page, config, settings, emitter }, need) =>
  createMessenger({
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
