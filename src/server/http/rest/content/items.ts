import { Type } from 'typebox'
import { type Item, ITEM_ACTIONS_MAX, ITEMS_MAX, LABEL_MAX_CHARS } from '../../../../protocol'
import { checkMediaUrls, patchMetadata } from '../../../domain/records'
import { MetadataChanges, oneOf, Url } from '../../shared'
import { ITEM_ACTIONS, ItemAction, readActions } from './actions'
import { type ContentContext, parserOf } from './context'

const Label = Type.String({ minLength: 1, maxLength: LABEL_MAX_CHARS })

/** Fields of a card of a carousel or a line of a list. */
export const ItemFields = Type.Object({
  title: Label,
  description: Type.Optional(Label),
  mediaUrl: Type.Optional(Url),
  mediaType: Type.Optional(Label),
  altText: Type.Optional(Label),
  size: Type.Optional(oneOf('compact', 'large')),
  actions: Type.Array(ItemAction, { minItems: 1, maxItems: ITEM_ACTIONS_MAX }),
  metadata: Type.Optional(MetadataChanges)
})

const readItem = parserOf(ItemFields)

/** The items of a carousel or list, before each is checked. */
export const Items = Type.Array(Type.Unknown({ title: 'NewItem' }), {
  minItems: 1,
  maxItems: ITEMS_MAX
})

/**
 * Parses the cards of a carousel or the lines of a list.
 *
 * @throws {RestError | ChatError} Naming the field.
 */
export const readItems = (items: unknown[], place: string, context: ContentContext): Item[] =>
  items.map((input, index) => {
    const here = `${place}.${index}`
    const { metadata, ...item } = readItem(input, here)
    checkMediaUrls({ [`${here}.mediaUrl`]: item.mediaUrl }, context.publicUrl)
    return {
      ...item,
      actions: readActions(item.actions, ITEM_ACTIONS, `${here}.actions`, context),
      ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
    }
  })
