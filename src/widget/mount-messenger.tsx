import { createRoot, type Root } from 'react-dom/client'
import { atom } from 'nanostores'
import { createKeyValue, createMessenger, type ConversationModel, type StartLive } from '../client'
import { conversationNotFound, type Conversation } from '../protocol'
import type { MountMessenger, WidgetContext } from './api'
import { App } from './App'
import { describePage } from './describe-page'
import { createFrame } from './frame'
import { ServicesProvider, type Services } from './services'
import { createTranslate } from './strings'
import { applyTheme } from './theme'
import { createTitleIndicator } from './title-indicator'

const toConversation = ({ info, timeline }: ConversationModel): Conversation => ({
  ...info.peek()!,
  messages: timeline
    .all()
    .filter(({ status }) => status === 'sent')
    .map(({ message }) => message)
})

/** Makes what mounts a messenger on a page, over the transports that `startLive` knows. */
export const createMountMessenger =
  (startLive: StartLive): MountMessenger =>
  ({ page, config, settings, launcher, emitter }: WidgetContext) => {
    const { document: host } = page
    const { emit } = emitter
    const translate = createTranslate(settings.customText)
    const messenger = createMessenger({
      config,
      keyValue: createKeyValue(
        () => page[settings.browserStorage ?? 'localStorage'],
        config.integration.id,
        page
      ),
      startLive,
      emit,
      describeDevice: () => describePage(page),
      page
    })
    const isEmbedded = !!settings.embedded
    const title = translate('messengerTitle', { name: settings.businessName ?? '' })
    const titleIndicator = createTitleIndicator(host, translate)
    const $isShown = atom(false)
    const $conversation = atom<ConversationModel>(messenger.mainConversation())
    const frame = createFrame({ page, title, zIndex: settings.zIndex })
    const services: Services = {
      messenger,
      settings,
      translate,
      title,
      locale: page.navigator.language,
      $isShown,
      $conversation,
      $draft: atom(''),
      // What fails is tried again when the next message is seen.
      markRead: ({ info, unreadCount }) => {
        if (unreadCount.peek()) messenger.markAllAsRead(info.peek()!.id).catch(() => {})
      },
      close: () => close()
    }
    const find = (id: string) =>
      messenger.conversations.peek().find(({ info }) => info.peek()!.id === id)
    let isOpened = false
    let root: Root | undefined

    const update = () => {
      const isSeen = isOpened && host.visibilityState === 'visible'
      const unread = messenger.totalUnreadCount.peek()
      $isShown.set(isSeen)
      frame.show(isOpened)
      titleIndicator.show(isSeen ? 0 : unread)
      launcher.setUnread(unread)
    }

    const draw = (container?: Element) => {
      frame.place(container)
      applyTheme(frame.root, page, settings.customColors)
      if (!root) {
        root = createRoot(frame.root)
        root.render(
          <ServicesProvider value={services}>
            <App isEmbedded={isEmbedded} />
          </ServicesProvider>
        )
      }
    }

    const setOpened = (opened: boolean) => {
      isOpened = opened
      launcher.setOpened(opened)
      update()
      emit(opened ? 'widget:opened' : 'widget:closed')
    }

    const close = () => {
      if (!isOpened || isEmbedded) return
      setOpened(false)
      launcher.element?.focus()
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    frame.root.addEventListener('keydown', onKeyDown)
    host.addEventListener('visibilitychange', update)
    const stopTitle = messenger.totalUnreadCount.subscribe(update)
    messenger.start()

    return {
      open: () => {
        if (isOpened || isEmbedded) return
        if (!root) draw()
        setOpened(true)
      },
      close,
      isOpened: () => isOpened,
      render: container => {
        if (!container.clientHeight) {
          console.warn(
            'Pipit: the element given to render() has no height, so nothing can be seen.'
          )
        }
        draw(container)
        if (!isOpened) setOpened(true)
      },
      sendMessage: messenger.sendMessage,
      markAllAsRead: messenger.markAllAsRead,
      getUser: () => messenger.$session.get()?.user,
      getUnreadCount: id =>
        id ? (find(id)?.unreadCount.peek() ?? 0) : messenger.totalUnreadCount.peek(),
      getConversations: () => messenger.conversations.peek().map(({ info }) => info.peek()!),
      getConversationById: async id => {
        const shown = $conversation.get().info.peek()?.id
        const wanted = id ?? shown
        if (!wanted) throw conversationNotFound('that is shown')
        return toConversation(await messenger.getConversation(wanted))
      },
      destroy: () => {
        host.removeEventListener('visibilitychange', update)
        stopTitle()
        messenger.destroy()
        root?.unmount()
        frame.remove()
        titleIndicator.show(0)
      }
    }
  }
