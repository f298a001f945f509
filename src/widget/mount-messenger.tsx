import { createRoot, type Root } from 'react-dom/client'
import { atom } from 'nanostores'
import type { ConnectionStatus, ConversationModel, Messenger } from '../client'
import type { Conversation } from '../protocol'
import type { MountMessenger, WidgetContext } from './api'
import { App } from './App'
import { createFrame } from './frame'
import { ServicesProvider, type Services } from './services'
import { createTranslate } from './strings'
import { applyTheme } from './theme'
import { createTitleIndicator } from './title-indicator'

/** Between two attempts to load what keeps a conversation. */
const RELOAD_DELAY_MS = 3000

/** Opens the messenger behind the screen; called once. */
export type OpenMessenger = (context: WidgetContext) => Messenger

const toConversation = ({ info, timeline }: ConversationModel): Conversation => ({
  ...info.peek()!,
  messages: timeline
    .all()
    .filter(({ status }) => status === 'sent')
    .map(({ message }) => message)
})

/**
 * Makes what mounts a messenger on a page. What visitors see and write in is there at once; what
 * keeps their conversations follows right behind.
 *
 * @param loadOpener Called again when it fails.
 */
export const createMountMessenger =
  (loadOpener: (context: WidgetContext) => Promise<OpenMessenger>): MountMessenger =>
  (context: WidgetContext) => {
    const { page, settings, launcher, emitter } = context
    const { document: host } = page
    const { emit } = emitter
    const translate = createTranslate(settings.customText)
    const isEmbedded = !!settings.embedded
    const title = translate('messengerTitle', { name: settings.businessName ?? '' })
    const titleIndicator = createTitleIndicator(host, translate)
    const $isShown = atom(false)
    const $connection = atom<ConnectionStatus>('idle')
    const $conversation = atom<ConversationModel | undefined>()
    const $draft = atom('')
    const frame = createFrame({ page, title, zIndex: settings.zIndex })
    let messenger: Messenger | undefined
    let isOpened = false
    let isDestroyed = false
    let root: Root | undefined

    const open = async (): Promise<Messenger> => {
      let openMessenger: OpenMessenger | undefined
      while (!openMessenger) {
        try {
          openMessenger = await loadOpener(context)
        } catch {
          $connection.set('reconnecting')
          await new Promise(resolve => setTimeout(resolve, RELOAD_DELAY_MS))
        }
        if (isDestroyed) return new Promise(() => {})
      }
      messenger = openMessenger(context)
      messenger.$connection.subscribe($connection.set)
      messenger.totalUnreadCount.subscribe(update)
      const { conversations, mainConversation } = messenger
      conversations.subscribe(() => $conversation.set(mainConversation()))
      messenger.start()
      return messenger
    }

    const find = (id: string) =>
      messenger?.conversations.peek().find(({ info }) => info.peek()!.id === id)
    const countUnread = () => messenger?.totalUnreadCount.peek() ?? 0

    const update = () => {
      if (isDestroyed) return
      const isSeen = isOpened && host.visibilityState === 'visible'
      const unread = countUnread()
      $isShown.set(isSeen)
      frame.show(isOpened)
      titleIndicator.show(isSeen ? 0 : unread)
      launcher.setUnread(unread)
    }

    const services: Services = {
      settings,
      translate,
      title,
      locale: page.navigator.language,
      $isShown,
      $connection,
      $conversation,
      $draft,
      send: async () => {
        const { sendMessage } = await opened
        const text = $draft.get().trim()
        $draft.set('')
        // What fails is shown beside the message.
        if (text) sendMessage(text).catch(() => {})
      },
      retry: id => messenger!.retryMessage(id),
      loadHistory: conversation => messenger!.loadHistory(conversation),
      // What fails is tried again when the next message is seen.
      markRead: () => {
        const { info, unreadCount } = $conversation.get() ?? {}
        if (unreadCount?.peek()) messenger!.markAllAsRead(info!.peek()!.id).catch(() => {})
      },
      close: () => close()
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
    const opened = open()

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
      sendMessage: async (message, id) => (await opened).sendMessage(message, id),
      markAllAsRead: async id => (await opened).markAllAsRead(id),
      getUser: () => messenger?.$session.get()?.user,
      getUnreadCount: id => (id ? (find(id)?.unreadCount.peek() ?? 0) : countUnread()),
      getConversations: () => messenger?.conversations.peek().map(({ info }) => info.peek()!) ?? [],
      getConversationById: async id => toConversation(await (await opened).getConversation(id)),
      destroy: () => {
        isDestroyed = true
        host.removeEventListener('visibilitychange', update)
        messenger?.destroy()
        root?.unmount()
        frame.remove()
        titleIndicator.show(0)
      }
    }
  }
