import type { ConversationModel, Messenger } from '../../client'
import { MESSAGE_STYLES } from './conversation/styles'
import { TEXTS } from './conversation/texts'
import { Conversation } from './conversation/Conversation'
import { watchRows } from './conversation/watch-rows'
import type { MessengerContext } from './messenger-context'
import { LANGUAGE_KEY } from './preferences'

/** Actions of a visitor on the conversation that is on the screen. */
export interface ScreenActions {
  /** Puts a conversation on the screen; the default one when absent. */
  show(conversation?: ConversationModel): void
  /**
   * Returns the id under which the conversation on the screen is sent to. None for the default one, so
   * that one that the business deleted meanwhile is made anew.
   */
  targetConversationId(): string | undefined
  /** Sends the draft. */
  sendDraft(): void
  /** Marks the conversation on the screen as read. */
  markShownAsRead(): void
}

/** Binds a client to the screen of its messenger, which then shows conversations, and starts it. */
export const bindClient = (
  {
    addStyles,
    addSlots,
    loadSlot,
    root,
    setBlocking,
    $connection,
    $conversation,
    $draft,
    $english,
    $screen
  }: MessengerContext,
  client: Messenger
): ScreenActions => {
  addStyles(MESSAGE_STYLES)
  $english.set({ ...$english.get(), ...TEXTS })
  addSlots({ conversation: Conversation })
  watchRows({ loadSlot, root })
  const drafts = new WeakMap<ConversationModel, string>()
  let shown: ConversationModel | undefined

  function show(conversation?: ConversationModel) {
    shown = conversation
    const before = $conversation.get()
    const next = shown ?? client.mainConversation()
    // A draft in a conversation that the business deletes begins the next one.
    if (before && before !== next && next.info.peek()) {
      drafts.set(before, $draft.get())
      $draft.set(drafts.get(next) ?? '')
    }
    $conversation.set(next)
  }

  function targetConversationId() {
    const { id, isDefault } = $conversation.get()?.info.peek() ?? {}
    return isDefault ? undefined : id
  }

  function sendDraft() {
    const text = $draft.get().trim()
    $draft.set('')
    // A failure is shown beside the message.
    if (text) client.internals.send({ type: 'text', text }, targetConversationId()).catch(() => {})
  }

  function markShownAsRead() {
    const { info, unreadCount } = $conversation.get() ?? {}
    if (!unreadCount?.peek() || $screen.get()) return
    // A failure is made up for when the next message is seen.
    client.markAllAsRead(info?.peek()?.id).catch(() => {})
  }

  client.$connection.subscribe(status => {
    $connection.set(status)
    if (status === 'connected') void loadSlot('conversationFooter')
  })
  client.conversations.subscribe(list => {
    // Also where the feature that asks cannot be loaded.
    if (list.length) setBlocking('prechat', false)
    if (list.some(({ info }) => !info.peek()?.isDefault)) void loadSlot('header')
    show(list.find(model => model === shown))
  })
  const language = client.internals.storage.get(LANGUAGE_KEY)
  // Fails where a file is missing; then the page's language stays.
  if (language)
    loadSlot('calls').then(
      ({ setLocale }) => setLocale(language),
      () => {}
    )
  client.start()
  return { show, targetConversationId, sendDraft, markShownAsRead }
}
