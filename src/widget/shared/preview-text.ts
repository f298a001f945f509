import type { Action, Message } from '../../protocol'
import type { MessengerContext } from '../core'
import { UNSUPPORTED_TEXTS } from './Unsupported'

/** English texts of messages in one line, for the features that show them. */
export const PREVIEW_TEXTS = {
  ...UNSUPPORTED_TEXTS,
  conversationListPreviewCarouselText: '{user} sent several items',
  conversationListPreviewFileText: '{user} sent a file',
  conversationListPreviewFormText: '{user} sent a form',
  conversationListPreviewFormResponseText: '{user} filled in a form',
  conversationListPreviewImageText: '{user} sent a picture',
  conversationListPreviewListText: '{user} sent a list',
  conversationListPreviewLocationText: '{user} sent a place',
  conversationListPreviewLocationRequestText: '{user} asked for a place',
  conversationListPreviewUserText: 'You'
}

/** Says in one line what a message is. */
export const previewText = (
  {
    isOwn,
    nameOf,
    texts,
    translate
  }: Pick<MessengerContext, 'isOwn' | 'nameOf' | 'texts' | 'translate'>,
  message: Message
): string => {
  const { type, text } = message
  const [action] = ('actions' in message && message.actions) || ([] as Action[])
  const isText = type === 'text'
  const kind = isText ? (action?.type ?? '') : type
  const key = `conversationListPreview${kind.replace(/^./, letter => letter.toUpperCase())}Text`
  const user = isOwn(message) ? translate('conversationListPreviewUserText') : nameOf(message)
  return (
    (isText && text) ||
    (texts[key] && translate(key, { user })) ||
    text ||
    action?.text ||
    translate('unsupportedMessageType')
  )
}
