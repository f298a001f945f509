import { effect } from '@preact/signals-react'
import { loadEnvironment, type MessengerContext, type PageClient, type Slots } from '../../core'
import { previewText, safeMedia } from '../../shared'
import { createCard, type Card } from './create-card'
import { findNewestUnread, type UnreadMessage } from './find-unread'
import { previewTime } from './preview-time'

/** Storage key of the id of the newest message that the visitor has dismissed, or opened the messenger at. */
const KEY = 'noticed'

/** Shows the newest unread message beside the launcher, while the messenger is closed. */
export const startPreview = (context: MessengerContext): Slots['preview'] => {
  const { clientReady, host, loadSlot, nameOf, onDestroy, settings } = context
  const { $hidden, $isShown, $locale, $screen } = context
  const { page, config, launcher } = host
  let client: PageClient | undefined
  let card: Card | undefined
  let shown: UnreadMessage | undefined
  let stops: (() => void)[] = []
  let isDestroyed = false

  // Also the language, and the delegate, which may hide messages.
  const environment = loadEnvironment({ page, config, settings, locale: $locale.get(), loadSlot })
  void Promise.all([clientReady, environment]).then(([opened]) => {
    if (isDestroyed) return
    client = opened
    const { storage } = client.internals
    stops = [
      effect(watchMessages),
      $hidden.listen(update),
      $isShown.listen(update),
      storage.listen(key => key === KEY && update())
    ]
  })
  onDestroy(() => {
    isDestroyed = true
    stops.forEach(stop => stop())
    card?.remove()
    // A user who leaves leaves nothing behind.
    if (client?.getUser()?.externalId) client.internals.storage.remove(KEY)
  })
  return { update }

  /** Reads what the preview depends on, so that a change calls this again. */
  function watchMessages() {
    for (const { unreadCount, timeline } of client!.conversations.value) {
      // A block tells of what is added to it.
      if (unreadCount.value) void timeline.blocks.value.at(-1)?.entries.value
    }
    // Once for changes that come together, and after all of them.
    void Promise.resolve().then(update)
  }

  function isWanted() {
    if (settings.preview === false || host.isOpened || !launcher.element.isConnected) return false
    const style = page.getComputedStyle(page.document.documentElement)
    return style.getPropertyValue('--pipit-preview').trim() !== 'none'
  }

  function update() {
    if (!client || isDestroyed) return
    const newest = findNewestUnread(context, client.conversations.peek())
    const { storage } = client.internals
    if (newest && host.isOpened) storage.set(KEY, newest.message.id)
    if (newest && newest.message.id > (storage.get(KEY) ?? '') && isWanted()) return show(newest)
    card?.hide()
    shown = undefined
  }

  function show(unread: UnreadMessage) {
    const { message } = unread
    const author = nameOf(message)
    const text = previewText(context, message)
    const icon = message.role === 'business' ? settings.businessIconUrl : undefined
    card ??= createCard(context, { onOpen, onDismiss })
    const namesAuthor = text !== message.text && text.includes(author)
    const picture = safeMedia(message.avatarUrl ?? icon, config.baseUrl)
    const writeTime = () => previewTime(context, new Date(message.received * 1000))
    card.show({ author, text, writeTime, namesAuthor, picture })
    if (message.id !== shown?.message.id) card.announce(namesAuthor ? text : `${author}: ${text}`)
    shown = unread
  }

  function onOpen() {
    client!.show(shown!.conversation)
    $screen.set(undefined)
    launcher.element.click()
  }

  function onDismiss() {
    client!.internals.storage.set(KEY, shown!.message.id)
    update()
  }
}
