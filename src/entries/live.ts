import { createKeyValue, createMessenger, type Messenger } from '../client'
import type { DeviceInfo } from '../protocol'
import type { OpenTransport } from '../transports'
import type { WidgetContext } from '../widget'
import { startLive } from './start-live'

const describePage = ({ document, location, navigator }: Window): DeviceInfo['info'] => ({
  currentUrl: location.href,
  currentTitle: document.title,
  browserLanguage: navigator.language,
  referrer: document.referrer,
  userAgent: navigator.userAgent
})

/** What keeps the conversations of a page: identity, outbox, messages, and the line to the server. */
export const openMessenger = (
  { page, config, settings, emitter }: WidgetContext,
  openPolling: OpenTransport
): Messenger =>
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
    startLive: core => startLive(core, openPolling)
  })
