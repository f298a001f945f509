import { checkText, type Fields, refuse } from './meta'

const LABEL_MAX_CHARS = 20
const PAYLOAD_MAX_CHARS = 1_000
/** Its documentation says: fewer than 1,000. */
const METADATA_MAX_CHARS = 999

const checkAddress = (name: string, url: unknown) => {
  if (typeof url !== 'string' || !/^https?:\/\/\S+$/.test(url)) {
    throw refuse(100, `(#100) ${name} should represent a valid URL`)
  }
}

const checkCount = (name: string, items: unknown, most: number) => {
  if (!Array.isArray(items) || !items.length || items.length > most) {
    throw refuse(100, `(#100) ${name} must have between 1 and ${most} elements.`)
  }
}

const checkButtons = (buttons: Fields[]) => {
  checkCount('buttons', buttons, 3)
  for (const { type, title, url, payload } of buttons) {
    checkText('title', title, LABEL_MAX_CHARS)
    if (type === 'web_url') checkAddress('url', url)
    else if (type === 'postback') checkText('payload', payload, PAYLOAD_MAX_CHARS)
    else throw refuse(100, '(#100) Param type must be one of web_url, postback')
  }
}

const checkCards = (elements: Fields[]) => {
  checkCount('elements', elements, 10)
  for (const element of elements) {
    const { title, subtitle, image_url: image, default_action: action, buttons, ...rest } = element
    checkText('title', title, 80)
    if (subtitle !== undefined) checkText('subtitle', subtitle, 80)
    if (image !== undefined) checkAddress('image_url', image)
    if (action && (action.type !== 'web_url' || action.title !== undefined)) {
      throw refuse(100, '(#100) Invalid default_action')
    }
    if (action) checkAddress('default_action.url', action.url)
    if (buttons) checkButtons(buttons)
    if (Object.keys(element).length < 2) throw refuse(100, '(#100) Incomplete element data')
    if (Object.keys(rest).length) throw refuse(100, '(#100) Invalid keys in element')
  }
}

const checkTemplate = ({ template_type: type, ...fields }: Fields) => {
  if (type === 'generic') checkCards(fields['elements'])
  else if (type === 'button') {
    checkText('text', fields['text'], 640)
    checkButtons(fields['buttons'])
  } else throw refuse(100, `(#100) Template type ${type} is not supported`)
}

const checkQuickReplies = (replies: Fields[]) => {
  checkCount('quick_replies', replies, 13)
  for (const { content_type: type, title, payload } of replies) {
    // The kind that asked for a place was removed in 2019.
    if (type !== 'text') throw refuse(100, '(#100) Invalid content_type')
    checkText('title', title, LABEL_MAX_CHARS)
    checkText('payload', payload, PAYLOAD_MAX_CHARS)
  }
}

const checkAttachment = ({ type, payload }: Fields) => {
  if (type === 'template') return checkTemplate(payload)
  if (!['image', 'audio', 'video', 'file'].includes(type)) {
    throw refuse(100, '(#100) Param message[attachment][type] must be one of image, audio, …')
  }
  checkAddress('url', payload.url)
}

/**
 * Checks a message as the service does.
 *
 * @throws {GraphRefusal}
 */
export const checkMessengerMessage = (fields: Fields, object: 'page' | 'instagram'): void => {
  const { recipient, messaging_type: type, tag, message, ...others } = fields
  if (!/^\d+$/.test(recipient?.id)) {
    throw refuse(100, '(#100) Parameter error: You cannot send messages to this id')
  }
  const isTagged = type === 'MESSAGE_TAG' && tag === 'HUMAN_AGENT'
  if (!isTagged && (type !== 'RESPONSE' || tag !== undefined)) {
    throw refuse(100, '(#100) Param messaging_type is not valid')
  }
  const { text, attachment, quick_replies: replies, ...rest } = message
  // Its documentation knows names of messages in Messenger alone.
  const isKnown = (key: string) => key === 'metadata' && object === 'page'
  const unknown = Object.keys({ ...others, ...rest }).find(key => !isKnown(key))
  if (unknown) throw refuse(100, `(#100) Invalid keys "${unknown}" were found in param "message".`)
  if ((text === undefined) === (attachment === undefined)) {
    throw refuse(100, '(#100) Message must have either text or attachment')
  }
  if ('metadata' in rest) checkText('message[metadata]', rest.metadata, METADATA_MAX_CHARS)
  if (attachment) checkAttachment(attachment)
  else if (object === 'page') checkText('message[text]', text, 2_000)
  else checkText('message[text]', Buffer.from(text).toString('latin1'), 1_000)
  if (replies) checkQuickReplies(replies)
}
