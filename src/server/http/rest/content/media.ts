import { Type } from 'typebox'
import { type FileContent, type ImageContent, LABEL_MAX_CHARS } from '../../../../protocol'
import { checkMediaUrls } from '../../../domain/records'
import { Url } from '../../shared'
import { MESSAGE_ACTIONS, MessageAction, readActions } from './actions'
import { blockable, type ContentContext, PLACE, parserOf } from './context'
import { readWords, wordFields } from './words'

const fileFields = {
  mediaUrl: Url,
  altText: Type.Optional(Type.String({ minLength: 1, maxLength: LABEL_MAX_CHARS })),
  ...wordFields,
  ...blockable
}

/** Fields of a file. */
export const FileFields = Type.Object(fileFields)
/** Fields of a picture. */
export const ImageFields = Type.Object({
  ...fileFields,
  actions: Type.Optional(Type.Array(MessageAction))
})

const readFields = parserOf(FileFields)
const readImageFields = parserOf(ImageFields)

const finish = (
  { text, htmlText, markdownText, ...media }: ReturnType<typeof readFields>,
  { publicUrl }: ContentContext
) => {
  checkMediaUrls({ [`${PLACE}.mediaUrl`]: media.mediaUrl }, publicUrl)
  return { ...media, ...readWords({ text, htmlText, markdownText }) }
}

/** Parses a file. Its address is not fetched. */
export const readFile = (input: unknown, context: ContentContext): FileContent => ({
  type: 'file',
  ...finish(readFields(input, PLACE), context)
})

/** Parses a picture. Its address is not fetched. */
export const readImage = (input: unknown, context: ContentContext): ImageContent => {
  const { actions = [], ...media } = readImageFields(input, PLACE)
  return {
    type: 'image',
    ...finish(media, context),
    ...(actions.length && {
      actions: readActions(actions, MESSAGE_ACTIONS, `${PLACE}.actions`, context)
    })
  }
}
