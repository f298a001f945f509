import { Type, type TProperties, type TSchema } from 'typebox'
import { oneOf } from '../../shared'
import { capitalize, Flag, maybe, Metadata, shape, Text, Uri, variants, Whole } from './parts'

const typed = (title: string, type: string, fields: TProperties) =>
  shape(title, { type: oneOf(type), ...fields })

/** @param own Fields beside those of every action: the client API shows its id. */
const actionOf = (prefix: string, own: TProperties): TSchema => {
  const base = { ...own, text: Text, metadata: maybe(Metadata) }
  const action = (title: string, type: string, fields: TProperties) =>
    typed(prefix + title, type, { ...base, ...fields })
  return variants(`${prefix}Action`, 'type', [
    action('LinkAction', 'link', { uri: Uri, default: maybe(Flag) }),
    action('WebviewAction', 'webview', {
      uri: Uri,
      fallback: Uri,
      size: maybe(oneOf('compact', 'tall', 'full')),
      openOnReceive: maybe(Flag),
      default: maybe(Flag)
    }),
    action('PostbackAction', 'postback', { payload: Text }),
    action('BuyAction', 'buy', { amount: Whole, currency: Text, state: oneOf('offered', 'paid') }),
    action('ReplyAction', 'reply', { payload: Text, iconUrl: maybe(Uri) }),
    action('LocationRequestAction', 'locationRequest', {})
  ])
}

const blockable = { blockChatInput: maybe(Flag) }
const media = { mediaType: maybe(Text), mediaSize: maybe(Whole), altText: maybe(Text) }
const Option = shape('SelectOption', { name: Text, label: Text })
const named = { name: Text, label: Text }
const asked = { ...named, placeholder: maybe(Text) }

/** A field of a form. */
export const FormField = variants('FormField', 'type', [
  typed('TextField', 'text', {
    ...asked,
    minSize: maybe(Whole),
    maxSize: maybe(Whole),
    format: maybe(
      Type.Unsafe<'integer' | 'decimal'>({
        ...oneOf('integer', 'decimal'),
        description:
          'The answer is kept as it was written: +, -, decimal point or comma, digits of any of four scripts.'
      })
    )
  }),
  typed('EmailField', 'email', asked),
  typed('SelectField', 'select', { ...asked, options: Type.Array(Option) })
])

/** An answer to a field of a form. */
export const FormAnswer = variants('FormAnswer', 'type', [
  typed('TextAnswer', 'text', { ...named, text: Text }),
  typed('EmailAnswer', 'email', { ...named, email: Text }),
  typed('SelectAnswer', 'select', { ...named, select: Type.Array(Option) })
])

/**
 * Makes the fields of each type of content but `formResponse`, which the two APIs show differently.
 *
 * @param prefix Prefix of the names of nested schemas.
 */
export const contentFields = (
  prefix = '',
  ofActions: TProperties = {}
): Record<string, TProperties> => {
  const Action = actionOf(prefix, ofActions)
  const actions = maybe(Type.Array(Action))
  const rich = { text: maybe(Text), htmlText: maybe(Text), actions, ...blockable }
  const Item = shape(`${prefix}Item`, {
    title: Text,
    description: maybe(Text),
    mediaUrl: maybe(Uri),
    ...media,
    size: maybe(oneOf('compact', 'large')),
    actions: Type.Array(Action),
    metadata: maybe(Metadata)
  })
  const items = Type.Array(Item)
  return {
    text: { ...rich, payload: maybe(Text) },
    image: {
      ...rich,
      mediaUrl: Uri,
      ...media,
      mediaWidth: maybe(Whole),
      mediaHeight: maybe(Whole)
    },
    file: { ...rich, mediaUrl: Uri, ...media },
    carousel: {
      text: maybe(Text),
      items,
      displaySettings: maybe(Type.Object({ imageAspectRatio: oneOf('horizontal', 'square') })),
      ...blockable
    },
    list: { text: maybe(Text), items, actions, ...blockable },
    location: {
      text: maybe(Text),
      coordinates: Type.Object({ lat: Type.Number(), long: Type.Number() }),
      location: maybe(Type.Object({ name: maybe(Text), address: maybe(Text) })),
      ...blockable
    },
    form: {
      text: maybe(Text),
      fields: Type.Array(FormField),
      submitted: Flag,
      answers: maybe(Type.Array(FormAnswer)),
      ...blockable
    }
  }
}

/** Makes one schema for each type of content, such as `TextContent`. */
export const contentsOf = (
  name: (type: string) => string,
  fields: Record<string, TProperties>,
  common: TProperties = {}
): TSchema[] =>
  Object.entries(fields).map(([type, own]) =>
    typed(name(capitalize(type)), type, { ...common, ...own })
  )

/** Content of a message as the REST API shows it. */
export const Content = variants(
  'Content',
  'type',
  contentsOf(type => `${type}Content`, {
    ...contentFields(),
    formResponse: { fields: Type.Array(FormAnswer), textFallback: maybe(Text) }
  })
)
