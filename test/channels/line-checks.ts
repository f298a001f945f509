type Fields = Record<string, any>

/** An error of the Messaging API. */
export class LineRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Fields,
    readonly headers: Record<string, string> = {}
  ) {
    super(body['message'])
  }
}

/** Makes the error for a property of a body. */
const wrong = (property: string, message: string) =>
  new LineRefusal(400, {
    message: 'The request body has 1 error(s)',
    details: [{ message, property }]
  })

const checkText = (property: string, text: unknown, maxChars: number) => {
  if (typeof text !== 'string' || !text.trim()) throw wrong(property, 'May not be empty')
  if (text.length > maxChars) throw wrong(property, `Length must be between 0 and ${maxChars}`)
}

const checkCount = (property: string, items: unknown, most: number, least = 1) => {
  if (!Array.isArray(items) || items.length < least || items.length > most) {
    throw wrong(property, `Size must be between ${least} and ${most}`)
  }
}

const checkKeys = (property: string, fields: Fields, known: string[]) => {
  const unknown = Object.keys(fields).find(name => !known.includes(name))
  if (unknown) throw wrong(`${property}.${unknown}`, 'Unknown property')
}

const checkPicture = (property: string, url: unknown) => {
  checkText(property, url, 2_000)
  if (!/^https:\/\/[!-~]+$/.test(String(url))) throw wrong(property, 'Must be a valid HTTPS URL')
}

const checkAction = (property: string, action: Fields, isQuick = false) => {
  const { type, label, data, displayText, uri, text } = action
  checkText(`${property}.label`, label, 20)
  switch (type) {
    case 'postback':
      checkKeys(property, action, ['type', 'label', 'data', 'displayText'])
      checkText(`${property}.data`, data, 300)
      if (displayText !== undefined) checkText(`${property}.displayText`, displayText, 300)
      break
    case 'uri':
      checkKeys(property, action, ['type', 'label', 'uri'])
      checkText(`${property}.uri`, uri, 1_000)
      if (!/^(https?|line|tel):[!-~]+$/.test(uri)) throw wrong(`${property}.uri`, 'Invalid scheme')
      break
    case 'message':
      checkText(`${property}.text`, text, 300)
      break
    case 'location':
      if (!isQuick) throw wrong(`${property}.type`, 'Only in quick replies')
      checkKeys(property, action, ['type', 'label'])
      break
    default:
      throw wrong(`${property}.type`, 'Unknown action')
  }
}

const checkActions = (property: string, actions: Fields[], most: number, least = 1) => {
  checkCount(property, actions, most, least)
  actions.forEach((action, index) => checkAction(`${property}[${index}]`, action))
}

const checkCard = (property: string, card: Fields, { plain, most }: Record<string, number>) => {
  const { title, text, thumbnailImageUrl: picture, defaultAction: action, actions } = card
  if (title !== undefined) checkText(`${property}.title`, title, 40)
  if (picture !== undefined) checkPicture(`${property}.thumbnailImageUrl`, picture)
  checkText(`${property}.text`, text, title || picture ? 60 : plain!)
  if (action) checkAction(`${property}.defaultAction`, action)
  checkActions(`${property}.actions`, actions, most!)
}

const checkColumns = (property: string, columns: Fields[]) => {
  checkCount(property, columns, 10)
  const shapes = columns.map(({ title, thumbnailImageUrl: picture, actions }, index) => {
    checkCard(`${property}[${index}]`, columns[index]!, { plain: 120, most: 3 })
    return [!title, !picture, actions.length].join()
  })
  if (new Set(shapes).size > 1) throw wrong(property, 'All columns must have the same shape')
}

const checkTemplate = (property: string, { type, ...template }: Fields) => {
  switch (type) {
    case 'buttons':
      return checkCard(property, template, { plain: 160, most: 4 })
    case 'confirm':
      checkText(`${property}.text`, template['text'], 240)
      return checkActions(`${property}.actions`, template['actions'], 2, 2)
    case 'carousel':
      return checkColumns(`${property}.columns`, template['columns'])
    default:
      throw wrong(`${property}.type`, 'Unknown template')
  }
}

const KEYS: Record<string, string[]> = {
  text: ['text'],
  image: ['originalContentUrl', 'previewImageUrl'],
  location: ['title', 'address', 'latitude', 'longitude'],
  template: ['altText', 'template']
}

const checkOne = (property: string, { quickReply, type, ...message }: Fields) => {
  const known = KEYS[type]
  if (!known) throw wrong(`${property}.type`, 'Unknown message')
  checkKeys(property, message, known)
  if (type === 'text') checkText(`${property}.text`, message['text'], 5_000)
  if (type === 'image') for (const name of known) checkPicture(`${property}.${name}`, message[name])
  if (type === 'location') {
    for (const name of ['title', 'address']) checkText(`${property}.${name}`, message[name], 100)
    if (![message['latitude'], message['longitude']].every(Number.isFinite)) {
      throw wrong(property, 'latitude and longitude must be numbers')
    }
  }
  if (type === 'template') {
    checkText(`${property}.altText`, message['altText'], 1_500)
    checkTemplate(`${property}.template`, message['template'])
  }
  if (!quickReply) return
  checkCount(`${property}.quickReply.items`, quickReply.items, 13)
  quickReply.items.forEach(({ type: kind, action }: Fields, index: number) => {
    const item = `${property}.quickReply.items[${index}]`
    if (kind !== 'action') throw wrong(`${item}.type`, 'Must be action')
    checkAction(`${item}.action`, action, true)
  })
}

/**
 * Checks the body of a push as the service does.
 *
 * @throws {LineRefusal}
 */
export const checkPush = ({ to, messages, ...rest }: Fields): void => {
  checkKeys('', rest, [])
  if (!/^U[0-9a-f]{32}$/.test(to)) {
    throw new LineRefusal(400, { message: "The property, 'to', in the request body is invalid" })
  }
  checkCount('messages', messages, 5)
  messages.forEach((message: Fields, index: number) => checkOne(`messages[${index}]`, message))
}
