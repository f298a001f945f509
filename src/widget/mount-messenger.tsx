import { createRoot, type Root } from 'react-dom/client'
import { atom } from 'nanostores'
import type { ConnectionStatus, ConversationModel, Messenger } from '../client'
import type { MessengerWidget, MountedMessenger, MountMessenger, WidgetContext } from './api'
import { App } from './App'
import { createFrame } from './frame'
import type { Layer, Slots } from './parts/part'
import { createPersist } from './persist'
import { ServicesProvider, type Services } from './services'
import { createTranslate, ENGLISH, type Texts } from './strings'
import { applyTheme } from './theme'

const ENGLISH_LOCALE = 'en-US'

/** What keeps the conversations of a page, and knows which of them is on the screen. */
export type PageMessenger = Messenger & Pick<MessengerWidget, 'getDisplayedConversation'>

/** Opens the messenger behind the screen; called once. */
export type OpenMessenger = (services: Services) => PageMessenger

/** Makes what brings parts; called once. */
export type StartParts = (
  services: Services,
  addSlots: (slots: Partial<Slots>) => void
) => Services['need']

/** What brings the rest of the messenger; called again when it fails. */
export interface Loaders {
  /** What keeps the conversations; comes right behind the first paint. */
  loadOpener(context: WidgetContext): Promise<OpenMessenger>
  /** What brings parts; comes when the first of them is needed. */
  loadParts(context: WidgetContext): Promise<StartParts>
}

/**
 * Makes what mounts a messenger on a page. What visitors see and write in is there at once; what
 * keeps their conversations follows right behind.
 */
export const createMountMessenger =
  ({ loadOpener, loadParts }: Loaders): MountMessenger =>
  (context: WidgetContext) => {
    const { page, config, settings, launcher, emitter, draft = '' } = context
    const { document: host } = page
    const { emit } = emitter
    const { customText, customScreenReaderAnnouncement, locale = ENGLISH_LOCALE } = settings
    const texts: Texts = { ...ENGLISH, ...customText, ...customScreenReaderAnnouncement }
    const translate = createTranslate(texts)
    const isEmbedded = !!settings.embedded
    const getTitle = () => translate('messengerTitle', { name: settings.businessName! })
    const $isShown = atom(false)
    const $connection = atom<ConnectionStatus>('idle')
    const $conversation = atom<ConversationModel | undefined>()
    const $draft = atom(draft)
    const $isBlocked = atom(!!settings.prechatCapture?.enabled)
    const $notice = atom('')
    const $screen = atom<Layer>()
    const $overlay = atom<Layer>()
    const $slots = atom<Partial<Slots>>({})
    const frame = createFrame({ page, getTitle, settings })
    const stops: (() => void)[] = []
    const drafts = new WeakMap<ConversationModel, string>()
    let messenger: Messenger | undefined
    let isOpened = false
    let isDestroyed = false
    let root: Root | undefined
    let shown: ConversationModel | undefined
    let bring: Promise<Services['need']> | undefined

    const persist = createPersist(
      () => isDestroyed,
      () => {
        $connection.set('reconnecting')
        // In English, when it is the language that does not come.
        redraw()
      }
    )

    const need: Services['need'] = async slot => {
      bring ??= persist(() => loadParts(context)).then(start =>
        start(services, slots => $slots.set({ ...$slots.get(), ...slots }))
      )
      return (await bring)(slot)
    }

    const open = async (): Promise<Messenger> => {
      const openMessenger = await persist(() => loadOpener(context))
      messenger = openMessenger(services)
      Object.assign(own, { ...messenger, ...own })
      const { conversations } = messenger
      messenger.$connection.subscribe(status => {
        $connection.set(status)
        if (status === 'connected') void need('end')
      })
      messenger.totalUnreadCount.subscribe(update)
      conversations.subscribe(list => {
        if (list.length > 1) void need('header')
        show(list.find(model => model === shown))
      })
      messenger.start()
      return messenger
    }

    const show: Services['show'] = conversation => {
      shown = conversation
      const before = $conversation.get()
      const next = shown ?? messenger!.mainConversation()
      // What is written in a conversation that the business deletes begins the next one.
      if (before && before !== next && next.info.peek()) {
        drafts.set(before, $draft.get())
        $draft.set(drafts.get(next) ?? '')
      }
      $conversation.set(next)
    }

    /** The page may have taken it out, or out of sight together with what it is in. */
    const isThere = () => !!frame.root.getClientRects().length

    const update = () => {
      if (isDestroyed) return
      const isSeen = isOpened && host.visibilityState === 'visible' && isThere()
      frame.show(isOpened)
      $isShown.set(isSeen)
      launcher.setUnread(messenger?.getUnreadCount() ?? 0)
    }

    const redraw = () =>
      root?.render(
        <ServicesProvider value={{ ...services }}>
          <App isEmbedded={isEmbedded} />
        </ServicesProvider>
      )

    const services: Services = {
      context,
      settings,
      translate,
      texts,
      getTitle,
      locale,
      formatTime: time =>
        time.toLocaleString(services.locale, { dateStyle: 'medium', timeStyle: 'short' }),
      root: frame.root,
      $isShown,
      $connection,
      $conversation,
      $draft,
      $isBlocked,
      $notice,
      $screen,
      $overlay,
      $slots,
      on: (...listening) => {
        const listens = opened.then(({ core }) => core.on(...listening))
        return () => void listens.then(off => off())
      },
      need,
      persist,
      addStyles: frame.addStyles,
      get opened() {
        return opened
      },
      onDestroy: stop => stops.push(stop),
      show,
      redraw,
      arrange: frame.arrange,
      display: entries => entries,
      addressee: () => {
        const { id, isDefault } = $conversation.get()?.info.peek() ?? {}
        return isDefault ? undefined : id
      },
      send: async () => {
        const { core, history } = await opened
        const conversation = $conversation.get()!
        const text = $draft.get().trim()
        $draft.set('')
        // What fails is shown beside the message.
        if (text) core.send({ type: 'text', text }, services.addressee()).catch(() => {})
        if (conversation.isDetached.peek()) (await history()).newest(conversation).catch(() => {})
      },
      retry: id => messenger!.retryMessage(id),
      loadHistory: async conversation => (await messenger!.history()).older(conversation),
      // What fails is tried again when the next message is seen.
      markRead: () => {
        const { info, unreadCount } = $conversation.get() ?? {}
        if (unreadCount?.peek() && !$screen.get())
          messenger!.markAllAsRead(info!.peek()!.id).catch(() => {})
      },
      close: () => close()
    }

    const draw = async (container?: Element) => {
      // What a frame held that the page took out hears nothing any more.
      if (!isThere()) root = root?.unmount() as undefined
      frame.place(container)
      applyTheme(frame.root, page, settings)
      if (root) return
      root = createRoot(frame.root)
      if (isForeign || settings.delegate) await fitted
      redraw()
    }

    const setOpened = (opened: boolean) => {
      context.isOpened = isOpened = opened
      launcher.setOpened(opened)
      update()
      emit(opened ? 'widget:opened' : 'widget:closed')
    }

    const close = () => {
      if (!isOpened || isEmbedded) return
      setOpened(false)
      launcher.element.focus()
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if ($overlay.get()) $overlay.set(undefined)
      else close()
    }

    const own: MountedMessenger = {
      open: () => {
        if (isEmbedded) return
        if (!isThere()) void draw()
        if (!isOpened) setOpened(true)
      },
      close,
      isOpened: () => isOpened,
      render: container => {
        if (!container.clientHeight) console.warn('Pipit: render(): no height')
        void draw(container)
        if (isOpened) update()
        else setOpened(true)
      },
      call: async (method, args) => {
        const calls = (await need('calls'))!
        return (calls[method] as (...args: unknown[]) => unknown)(...args)
      },
      destroy: () => {
        isDestroyed = true
        host.removeEventListener('visibilitychange', update)
        messenger?.destroy()
        stops.forEach(stop => stop())
        root?.unmount()
        frame.remove()
      }
    }

    frame.root.addEventListener('keydown', onKeyDown)
    host.addEventListener('visibilitychange', update)
    const opened = open()
    // What is drawn at first waits for another language only; all else may come later.
    const isForeign = locale !== ENGLISH_LOCALE
    // So does a delegate, which may hide what is drawn.
    const fitted = Promise.all([
      (isForeign || customText || settings.backgroundImageUrl || page.innerWidth < 768) &&
        need('fit').then(fit => fit!()),
      settings.delegate && need('calls')
    ])
    if (config.channels.length || settings.canUserCreateMoreConversations) void need('header')

    if (context.isOpened) own.open()

    return own
  }
