import { Type } from 'typebox'
import { ITEM_ACTIONS_MAX, ITEMS_MAX, type Item, LABEL_MAX_CHARS } from '../../../../protocol'
import { checkMediaUrls } from '../../../domain/messages/media-urls'
import { patchMetadata } from '../../../domain/metadata'
import { MetadataChanges, oneOf, Url } from '../../schemas'
import { ITEM_ACTIONS, ItemAction, readActions } from './actions'
import { type ContentContext, readerOf } from './context'

const Label = Type.String({ minLength: 1, maxLength: LABEL_MAX_CHARS })

/** What a card or line may have. */
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

const readItem = readerOf(ItemFields)

/** The items of a carousel or list, before each is read. */
export const Items = Type.Array(Type.Unknown({ title: 'NewItem' }), {
  minItems: 1,
  maxItems: ITEMS_MAX
})

/**
 * Reads the cards of a carousel or the lines of a list.
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
