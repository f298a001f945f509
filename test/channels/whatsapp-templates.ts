import { checkText, type Fields, GraphRefusal, refuse } from './meta'

/** A template of the business, as its documentation shows it. */
export interface WhatsAppTemplate {
  id: string
  name: string
  language: string
  status: 'APPROVED' | 'PENDING' | 'REJECTED'
  category: string
  parameter_format?: 'POSITIONAL' | 'NAMED'
  components: Fields[]
}

/** Templates of a business; the second page of the approved ones begins after the first two. */
export const TEMPLATES: WhatsAppTemplate[] = [
  {
    id: '564750795574598',
    name: 'order_on_its_way',
    language: 'en_GB',
    status: 'APPROVED',
    category: 'UTILITY',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Order {{1}}' },
      { type: 'BODY', text: 'Hello {{1}}, your order comes on {{2}}.' },
      { type: 'FOOTER', text: 'The Corner Shop' },
      {
        type: 'BUTTONS',
        buttons: [
          { type: 'QUICK_REPLY', text: 'Thank you' },
          { type: 'URL', text: 'Follow it', url: 'https://shop.example/orders/{{1}}' }
        ]
      }
    ]
  },
  {
    id: '564750795574599',
    name: 'we_are_back',
    language: 'de',
    status: 'APPROVED',
    category: 'MARKETING',
    parameter_format: 'NAMED',
    components: [{ type: 'BODY', text: 'Hallo {{first_name}}, wir sind wieder da.' }]
  },
  {
    id: '564750795574600',
    name: 'new_shoes',
    language: 'en_GB',
    status: 'APPROVED',
    category: 'MARKETING',
    components: [
      { type: 'HEADER', format: 'IMAGE' },
      { type: 'BODY', text: 'These are new.' }
    ]
  },
  {
    id: '564750795574601',
    name: 'not_looked_at_yet',
    language: 'en_GB',
    status: 'PENDING',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Wait.' }]
  }
]

const PAGE_SIZE = 2

/** Lists a page of templates, as the Graph API does. */
export const listTemplates = (query: URLSearchParams, address: string): Fields => {
  const status = query.get('status')
  const listed = TEMPLATES.filter(template => status === null || template.status === status)
  const start = Number(query.get('after') ?? 0)
  const end = start + Math.min(PAGE_SIZE, Number(query.get('limit') ?? PAGE_SIZE))
  const cursors = { before: String(start), after: String(end) }
  return {
    data: listed.slice(start, end),
    paging: { cursors, ...(end < listed.length && { next: `${address}?after=${end}` }) }
  }
}

const placeholdersOf = (text: string) => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))
]

const checkParameters = (
  place: string,
  text: string,
  { parameters = [] }: Fields,
  isNamed: boolean
) => {
  const wanted = placeholdersOf(text)
  if (parameters.length !== wanted.length) {
    throw refuse(
      132_000,
      `(#132000) Number of parameters does not match the expected number of params: ${place}`
    )
  }
  for (const [index, parameter] of parameters.entries()) {
    if (parameter.type !== 'text')
      throw refuse(132_012, '(#132012) Parameter format does not match')
    checkText('parameter.text', parameter.text, 1_024)
    if (isNamed && parameter.parameter_name !== wanted[index]) {
      throw refuse(132_012, '(#132012) Parameter format does not match: parameter_name')
    }
  }
}

/** @throws {GraphRefusal} For a template that the business has not, and one that is not filled in as it must be. */
export const checkTemplate = ({ name, language, components = [] }: Fields): void => {
  const template = TEMPLATES.find(
    known => known.name === name && known.language === language?.code && known.status === 'APPROVED'
  )
  if (!template) {
    throw new GraphRefusal(404, {
      code: 132_001,
      message: '(#132001) Template name does not exist in the translation'
    })
  }
  const isNamed = template.parameter_format === 'NAMED'
  const given = (type: string, index?: string): Fields =>
    components.find((each: Fields) => each['type'] === type && each['index'] === index) ?? {}
  for (const { type, text = '', format, buttons = [] } of template.components) {
    if (format && format !== 'TEXT' && !given('header')['parameters']?.length) {
      throw refuse(132_012, '(#132012) Parameter format does not match: header')
    }
    if (type === 'HEADER' && format === 'TEXT')
      checkParameters(type, text, given('header'), isNamed)
    if (type === 'BODY') checkParameters(type, text, given('body'), isNamed)
    for (const [index, { url = '' }] of buttons.entries()) {
      checkParameters('button', url, given('button', String(index)), false)
    }
  }
}
