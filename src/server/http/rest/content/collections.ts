import { Type } from 'typebox'
import { type CarouselContent, ITEMS_MAX, type ListContent } from '../../../../protocol'
import { oneOf } from '../../shared'
import { ITEM_ACTIONS, ItemAction, readActions } from './actions'
import { blockable, type ContentContext, PLACE, parserOf } from './context'
import { Items, readItems } from './items'

/** Fields of a carousel. */
export const CarouselFields = Type.Object({
  items: Items,
  displaySettings: Type.Optional(Type.Object({ imageAspectRatio: oneOf('horizontal', 'square') })),
  ...blockable
})
/** Fields of a list. */
export const ListFields = Type.Object({
  items: Items,
  actions: Type.Optional(Type.Array(ItemAction, { maxItems: ITEMS_MAX })),
  ...blockable
})

const readCarouselFields = parserOf(CarouselFields)
const readListFields = parserOf(ListFields)

/** Parses a carousel. */
export const readCarousel = (input: unknown, context: ContentContext): CarouselContent => {
  const { items, ...rest } = readCarouselFields(input, PLACE)
  return { type: 'carousel', ...rest, items: readItems(items, `${PLACE}.items`, context) }
}

/** Parses a list. */
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
