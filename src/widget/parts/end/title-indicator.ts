import type { Services } from '../../services'
import type { Translate } from '../../strings'

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

/** Keeps the title of the page up to date. */
export const startTitleIndicator = ({
  context,
  opened,
  translate,
  $isShown,
  onDestroy
}: Services): void => {
  const { show } = createTitleIndicator(context.page.document, translate)
  let stops: (() => void)[] = []
  let isDestroyed = false
  void opened.then(({ totalUnreadCount }) => {
    const update = () => show($isShown.get() || isDestroyed ? 0 : totalUnreadCount.peek())
    stops = [totalUnreadCount.subscribe(update), $isShown.listen(update), update]
  })
  onDestroy(() => {
    isDestroyed = true
    stops.forEach(stop => stop())
  })
}
