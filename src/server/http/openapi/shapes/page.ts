import { Type, type TProperties } from 'typebox'
import { Flag, maybe, shape, Text, Uri } from './parts'

const PageMeta = shape('PageMeta', {
  hasMore: Flag,
  afterCursor: maybe(Text),
  beforeCursor: maybe(Text)
})
const PageLinks = shape('PageLinks', { next: maybe(Uri), prev: maybe(Uri) })

/** The answer of a list: its items under their plural, and how to get the neighbouring pages. */
export const pageOf = (items: TProperties) =>
  Type.Object({ ...items, meta: PageMeta, links: PageLinks })
