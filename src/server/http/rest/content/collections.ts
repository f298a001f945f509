import { Type } from 'typebox'
import { type CarouselContent, ITEMS_MAX, type ListContent } from '../../../../protocol'
import { oneOf } from '../../schemas'
import { ITEM_ACTIONS, ItemAction, readActions } from './actions'
import { blockable, type ContentContext, PLACE, readerOf } from './context'
import { Items, readItems } from './items'

/** What a carousel may have. */
export const CarouselFields = Type.Object({
  items: Items,
  displaySettings: Type.Optional(Type.Object({ imageAspectRatio: oneOf('horizontal', 'square') })),
  ...blockable
})
/** What a list may have. */
export const ListFields = Type.Object({
  items: Items,
  actions: Type.Optional(Type.Array(ItemAction, { maxItems: ITEMS_MAX })),
  ...blockable
})

const readCarouselFields = readerOf(CarouselFields)
const readListFields = readerOf(ListFields)

/** Reads a carousel. */
export const readCarousel = (input: unknown, context: ContentContext): CarouselContent => {
  const { items, ...rest } = readCarouselFields(input, PLACE)
  return { type: 'carousel', ...rest, items: readItems(items, `${PLACE}.items`, context) }
}

/** Reads a list. */
export const readList = (input: unknown, context: ContentContext): ListContent => {
  const { items, actions = [], ...rest } = readListFields(input, PLACE)
  return {
    type: 'list',
    ...rest,
    items: readItems(items, `${PLACE}.items`, context),
    ...(actions.length && {
      actions: readActions(actions, ITEM_ACTIONS, `${PLACE}.actions`, context)
    })
  }
}
