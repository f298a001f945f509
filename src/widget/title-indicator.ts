import type { Translate } from './strings'

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
