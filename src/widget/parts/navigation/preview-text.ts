import type { Action, Message } from '../../../protocol'
import type { Services } from '../../services'

/** Says in one line what a message is. */
export const previewText = (
  { settings, texts, translate }: Pick<Services, 'settings' | 'texts' | 'translate'>,
  message: Message
): string => {
  const { type, text, role, displayName } = message
  const [action] = ('actions' in message && message.actions) || ([] as Action[])
  const isText = type === 'text'
  const kind = isText ? (action?.type ?? '') : type
  const key = `conversationListPreview${kind.replace(/^./, letter => letter.toUpperCase())}Text`
  const user =
    role === 'user'
      ? translate('conversationListPreviewUserText')
      : displayName || settings.businessName || translate('conversationListPreviewAnonymousText')
  return (
    (isText && text) ||
    (texts[key] && translate(key, { user })) ||
    text ||
    action?.text ||
    translate('unsupportedMessageType')
  )
}
