import type { MessengerContext, Translate } from '../../core'

/** Tells of unread messages in the title of the page, while the visitor does not see them. */
export interface TitleIndicator {
  /** 0 gives the page its own title back. */
  show(count: number): void
}

/** A page that changes its title meanwhile keeps its new one. */
export const createTitleIndicator = (doc: Document, translate: Translate): TitleIndicator => {
  let own: string | undefined
  let shown: string | undefined
  return {
    show: count => {
      if (doc.title !== shown) own = doc.title
      shown = count
        ? translate(count > 1 ? 'messageIndicatorTitlePlural' : 'messageIndicatorTitleSingular', {
            count
          })
        : undefined
      doc.title = shown ?? own!
    }
  }
}

/** Keeps the title of the page up to date, until the messenger is taken out of it. */
export const startTitleIndicator = ({
  host,
  clientReady,
  translate,
  $hidden,
  $isShown,
  onDestroy
}: MessengerContext): TitleIndicator => {
  const indicator = createTitleIndicator(host.page.document, translate)
  let stops: (() => void)[] = []
  let isDestroyed = false
  void clientReady.then(({ totalUnreadCount }) => {
    const countUnread = () => totalUnreadCount.peek() - $hidden.get().countUnread()
    const update = () => indicator.show($isShown.get() || isDestroyed ? 0 : countUnread())
    const listens = [$isShown.listen(update), $hidden.listen(update)]
    stops = [totalUnreadCount.subscribe(update), ...listens, update]
  })
  onDestroy(() => {
    isDestroyed = true
    stops.forEach(stop => stop())
  })
  return indicator
}
