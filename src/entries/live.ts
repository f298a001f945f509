import { createKeyValue, createMessenger } from '../client'
import type { DeviceInfo } from '../protocol'
import type { OpenMessenger } from '../widget'
import { watchFiles } from '../widget/watch-files'
import { startLive } from './start-live'

// As texts: a form named `title` hides that of its document.
const describePage = ({ document, location, navigator }: Window): DeviceInfo['info'] => ({
  currentUrl: location.href,
  currentTitle: `${document.title}`,
  browserLanguage: navigator.language,
  referrer: `${document.referrer}`,
  userAgent: navigator.userAgent
})

/** What keeps the conversations of a page: identity, outbox, messages, and the line to the server. */
export const openMessenger: OpenMessenger = services => {
  const { context, need, settings } = services
  const { page, config, emitter } = context
  context.waiting ??= new Map()
  watchFiles(services)
  return createMessenger({
    config,
    page,
    session: context.session,
    waiting: context.waiting,
    emit: emitter.emit,
    keyValue: createKeyValue(
      () => page[settings.browserStorage ?? 'localStorage'],
      config.integration.id,
      page
    ),
    describeDevice: () => describePage(page),
    openHistory: async () => (await need('createHistory'))!,
    renew: async () => (await need('renew'))!(),
    prepare: (message, to) =>
      settings.delegate?.beforeSend
        ? need('ask').then(ask => ask!('beforeSend', message, to))
        : message,
    startLive: core =>
      startLive(core, async () => (await need('openPolling'))!(), settings.transport)
  })
}
