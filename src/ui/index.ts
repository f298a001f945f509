export { findLinks, type Piece } from './find-links'
export { readMarkup, RICH_TEXT_TAGS, type Allowed, type Markup, type Tag } from './read-markup'
export type { SafeLink } from './safe-link'
export * from './use-value'
