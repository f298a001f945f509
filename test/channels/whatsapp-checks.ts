import { checkText, type Fields, refuse } from './meta'
import { checkTemplate } from './whatsapp-templates'

const checkLink = (name: string, { link, id }: Fields) => {
  if (id === undefined && !/^https?:\/\//.test(link)) {
    throw refuse(100, `Param ${name}.link is not a valid URL.`)
  }
}

const checkUnique = (name: string, values: string[]) => {
  if (new Set(values).size !== values.length) throw refuse(131_009, `Duplicated ${name}`)
}

const checkButtons = ({ buttons }: Fields) => {
  if (!buttons?.length || buttons.length > 3)
    throw refuse(131_009, 'Invalid buttons count. Min 1, Max 3')
  for (const { type, reply } of buttons) {
    if (type !== 'reply') throw refuse(131_009, 'Button type is not valid')
    checkText('button.reply.title', reply.title, 20)
    checkText('button.reply.id', reply.id, 256)
  }
  checkUnique(
    'Title',
    buttons.map(({ reply }: Fields) => reply['title'])
  )
}

const checkList = ({ button, sections }: Fields) => {
  checkText('button', button, 20)
  const rows = sections.flatMap((section: Fields) => section['rows'])
  if (!rows.length || rows.length > 10)
    throw refuse(131_009, 'Total row count exceed max allowed count: 10')
  if (sections.length > 1) for (const { title } of sections) checkText('section.title', title, 24)
  for (const { id, title, description = '-' } of rows) {
    checkText('row.id', id, 200)
    checkText('row.title', title, 24)
    checkText('row.description', description, 72)
  }
  checkUnique(
    'row id',
    rows.map((row: Fields) => row['id'])
  )
}

const checkUrlButton = ({ name, parameters }: Fields) => {
  if (name !== 'cta_url') throw refuse(131_009, 'Action name is not valid')
  checkText('display_text', parameters.display_text, 20)
  checkLink('url', { link: parameters.url })
}

const checkPlaceRequest = ({ name }: Fields) => {
  if (name !== 'send_location') throw refuse(131_009, 'Action name is not valid')
}

const checkCard = ({ card_index: place, type, header, body, action }: Fields, index: number) => {
  if (place !== index || type !== 'cta_url') throw refuse(131_009, 'Card is not valid')
  if (!['image', 'video'].includes(header?.type)) throw refuse(131_009, 'Header type is not valid')
  checkLink('header', header[header.type])
  if (body) checkText('card.body.text', body.text, 160)
  if (body?.text.split('\n').length > 3) throw refuse(131_009, 'Too many line breaks')
  if (!action.buttons) return checkUrlButton(action)
  for (const { type: kind, quick_reply: reply } of action.buttons) {
    if (kind !== 'quick_reply') throw refuse(131_009, 'Button type is not valid')
    checkText('quick_reply.id', reply.id, 256)
    checkText('quick_reply.title', reply.title, 20)
  }
}

/** @see https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/interactive-media-carousel-messages */
const checkCarousel = ({ cards }: Fields) => {
  if (!(cards?.length >= 2 && cards.length <= 10))
    throw refuse(131_009, 'Invalid cards count. Min 2, Max 10')
  cards.forEach(checkCard)
  const shapes = cards.map(({ header, action }: Fields) => [header.type, action.buttons?.length])
  if (new Set(shapes.map(String)).size > 1) throw refuse(131_009, 'Cards must have the same shape')
  const buttons = cards.flatMap(({ action }: Fields) => action['buttons'] ?? [])
  checkUnique(
    'id',
    buttons.map((button: Fields) => button['quick_reply'].id)
  )
}

const ACTIONS: Record<string, { check(action: Fields): void; headers: string[] }> = {
  button: { check: checkButtons, headers: ['text', 'image', 'video', 'document'] },
  list: { check: checkList, headers: ['text'] },
  cta_url: { check: checkUrlButton, headers: ['text', 'image', 'video', 'document'] },
  location_request_message: { check: checkPlaceRequest, headers: [] },
  carousel: { check: checkCarousel, headers: [] }
}

const checkInteractive = ({ type, body, header, action }: Fields) => {
  const known = ACTIONS[type]
  if (!known) throw refuse(131_009, `Interactive type ${type} is not valid`)
  checkText('body.text', body?.text, 1_024)
  known.check(action)
  if (!header) return
  if (!known.headers.includes(header.type)) throw refuse(131_009, 'Header type is not valid')
  if (header.type !== 'text') checkLink('header', header[header.type])
}

const checkCaption = ({ caption = '-' }: Fields) => checkText('caption', caption, 1_024)

const CHECKS: Record<string, (fields: Fields) => void> = {
  text: ({ body }) => checkText('text.body', body, 4_096),
  image(image) {
    checkLink('image', image)
    checkCaption(image)
  },
  document(document) {
    checkLink('document', document)
    checkCaption(document)
    checkText('filename', document['filename'] ?? '-', 240)
  },
  location({ latitude, longitude }) {
    if (typeof latitude !== 'number' || typeof longitude !== 'number') {
      throw refuse(131_009, 'Parameter value is not valid')
    }
  },
  interactive: checkInteractive,
  template: checkTemplate
}

const DATA = 'biz_opaque_callback_data'
const KNOWN = ['messaging_product', 'recipient_type', 'to', 'recipient', 'type', DATA]

/** Checks a message as the service does. @throws {GraphRefusal} */
export const checkWhatsAppMessage = (fields: Fields): void => {
  const { messaging_product: product, to, recipient, type } = fields
  if (product !== 'whatsapp') throw refuse(100, 'Param messaging_product must be one of whatsapp')
  if (!/^\d{7,15}$/.test(to) && !/^[A-Z]{2}\.[A-Za-z0-9]+$/.test(recipient)) {
    throw refuse(100, 'The parameter to is required.')
  }
  if (fields[DATA] !== undefined) checkText(DATA, fields[DATA], 512)
  const check = CHECKS[type]
  if (!check || !fields[type]) throw refuse(131_009, `(#131009) Parameter ${type} is not valid`)
  const unknown = Object.keys(fields).find(name => !KNOWN.includes(name) && name !== type)
  if (unknown) throw refuse(100, `Unexpected key "${unknown}" on param`)
  check(fields[type])
}
