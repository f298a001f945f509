import { type Content, describe } from '../../../../protocol'
import { actionsOf } from '../../../domain/records'
import { RestError } from '../errors'
import { readCarousel, readList } from './collections'
import type { ContentContext } from './context'
import { readForm } from './form'
import { readLocation } from './location'
import { readFile, readImage } from './media'
import { readText } from './text'

export type { ContentContext } from './context'

const READERS: Record<string, (input: unknown, context: ContentContext) => Content> = {
  text: readText,
  image: readImage,
  file: readFile,
  carousel: readCarousel,
  list: readList,
  location: readLocation,
  form: readForm
}

/**
 * Parses the content of a message. Fields that its type does not have are dropped.
 *
 * @param content An unchecked object.
 * @returns The content as it is stored, each action with an id.
 * @throws {RestError | ChatError} Naming the field, what was expected and what came.
 */
export const readContent = (content: { type?: unknown }, context: ContentContext): Content => {
  const { type } = content
  const reader = typeof type === 'string' && Object.hasOwn(READERS, type) && READERS[type]
  if (!reader) {
    const types = Object.keys(READERS).join(', ')
    throw new RestError(
      'bad_request',
      `content.type must be one of ${types}, got ${describe(type)}.`
    )
  }
  const read = reader(content, context)
  const opening = actionsOf(read).filter(
    action => action.type === 'webview' && action.openOnReceive
  )
  if (opening.length > 1) {
    throw new RestError(
      'bad_request',
      `content must have openOnReceive on one webview at most, got ${opening.length}.`
    )
  }
  return read
}
