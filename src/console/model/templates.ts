import type { MessageTemplate, TemplateComponent } from '../api'

/** Something of a template that is filled in. */
export interface TemplateField {
  /** Place and name: one for each. */
  id: string
  place: 'header' | 'body' | 'button'
  /** Number or name of the placeholder. */
  name: string
  /** Label of the button. */
  button?: string | undefined
}

/** Values of the fields, by their ids. */
export type TemplateValues = Readonly<Record<string, string>>

/** Buttons that are sent without more, or with the end of an address. */
const PLAIN_BUTTONS = ['QUICK_REPLY', 'PHONE_NUMBER', 'URL']
const TEXT_PARTS = ['HEADER', 'BODY', 'FOOTER']

const namesIn = (text = ''): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!))
]

const isPlain = ({ type, format = 'TEXT', buttons = [] }: TemplateComponent): boolean =>
  type === 'BUTTONS'
    ? buttons.every(button => PLAIN_BUTTONS.includes(button.type))
    : TEXT_PARTS.includes(type) && format === 'TEXT'

/** Tells whether a template needs nothing but texts; others need files, codes or products. */
export const isTextTemplate = ({ components }: MessageTemplate): boolean =>
  components.every(isPlain)

const placeOf = ({ type }: TemplateComponent) => (type === 'HEADER' ? 'header' : 'body')

const fieldsOf = (component: TemplateComponent): TemplateField[] => {
  if (component.type !== 'BUTTONS') {
    const place = placeOf(component)
    return namesIn(component.text).map(name => ({ id: `${place} ${name}`, place, name }))
  }
  return (component.buttons ?? []).flatMap(({ text, url }, index) =>
    namesIn(url).map(name => ({
      id: `button ${index} ${name}`,
      place: 'button',
      name,
      button: text
    }))
  )
}

/** Lists what a template leaves open, in the order in which it is read. */
export const templateFields = ({ components }: MessageTemplate): TemplateField[] =>
  components.flatMap(fieldsOf)

const fill = (text: string, place: string, values: TemplateValues): string =>
  text.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (whole, name: string) => values[`${place} ${name}`]?.trim() || whole
  )

/** Writes a template as people will read it; what is not filled in stays as it is. */
export const previewTemplate = ({ components }: MessageTemplate, values: TemplateValues): string =>
  components
    .flatMap(component => {
      const { type, text } = component
      return text && TEXT_PARTS.includes(type) ? [fill(text, placeOf(component), values)] : []
    })
    .join('\n')

/** Lists the labels of the buttons of a template. */
export const templateButtons = ({ components }: MessageTemplate): string[] =>
  components.flatMap(({ buttons = [] }) => buttons.map(({ text = '' }) => text).filter(Boolean))

const parametersOf = (
  fields: readonly TemplateField[],
  values: TemplateValues,
  isNamed: boolean
): object[] =>
  fields.map(({ id, name }) => ({
    type: 'text',
    ...(isNamed && { parameter_name: name }),
    text: values[id]?.trim() ?? ''
  }))

/**
 * Makes what WhatsApp gets.
 *
 * @see https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
export const templatePayload = (template: MessageTemplate, values: TemplateValues): object => {
  const { name, language, parameterFormat } = template
  const isNamed = parameterFormat === 'NAMED'
  const components = template.components.flatMap((component): object[] => {
    if (component.type === 'BUTTONS') {
      return (component.buttons ?? []).flatMap((_, index) => {
        const own = fieldsOf(component).filter(({ id }) => id.startsWith(`button ${index} `))
        const parameters = parametersOf(own, values, false)
        return own.length
          ? [{ type: 'button', sub_type: 'url', index: String(index), parameters }]
          : []
      })
    }
    const fields = fieldsOf(component)
    const parameters = parametersOf(fields, values, isNamed)
    return fields.length ? [{ type: placeOf(component), parameters }] : []
  })
  return {
    type: 'template',
    template: { name, language: { code: language }, ...(components.length && { components }) }
  }
}
