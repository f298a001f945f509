import { createKeyValue, createMessenger, toConversation } from '../client'
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
  const { context, need, settings, $conversation, $screen } = services
  const { page, config, emitter } = context
  context.waiting ??= new Map()
  watchFiles(services)
  const messenger = createMessenger({
    config,
    page,
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
    startLive: core => startLive(core, async () => (await need('polling'))!(), settings.transport)
  })
  if (context.session) messenger.core.adopt(context.session)
  return {
    ...messenger,
    getDisplayedConversation: () => {
      const shown = $screen.get() ? undefined : $conversation.get()
      return shown?.info.peek() ? toConversation(shown) : null
    }
  }
}
