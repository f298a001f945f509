import { Type, type TSchema } from 'typebox'
import {
  ANSWER_MAX_CHARS,
  FORM_FIELDS_MAX,
  LABEL_MAX_CHARS,
  METADATA_MAX_BYTES,
  SELECT_OPTIONS_MAX,
  TEXT_MAX_CHARS
} from '../../../protocol'
import { ACTION_FIELDS, ITEM_ACTIONS, MESSAGE_ACTIONS } from '../rest/content/actions'
import { CarouselFields, ListFields } from '../rest/content/collections'
import { FormFields } from '../rest/content/form'
import { ItemFields } from '../rest/content/items'
import { LocationFields } from '../rest/content/location'
import { FileFields, ImageFields } from '../rest/content/media'
import { TextFields } from '../rest/content/text'
import { oneOf } from '../schemas'
import { integrationBodies } from './documented-integrations'
import { FormAnswer } from './shapes/content'
import { maybe, shape, variants } from './shapes/parts'

const CONTENTS = {
  text: TextFields,
  image: ImageFields,
  file: FileFields,
  carousel: CarouselFields,
  list: ListFields,
  location: LocationFields,
  form: FormFields
}

const capital = (type: string): string => type[0]!.toUpperCase() + type.slice(1)

const actionsOf = (title: string, types: (keyof typeof ACTION_FIELDS)[]): TSchema =>
  variants(
    title,
    'type',
    types.map(type => shape(`New${capital(type)}Action`, ACTION_FIELDS[type].properties))
  )

const Label = Type.String({ minLength: 1, maxLength: LABEL_MAX_CHARS })
const named = { name: Label, label: Label, placeholder: maybe(Label) }
const Size = Type.Integer({ minimum: 1, maximum: TEXT_MAX_CHARS })
const Option = shape('NewSelectOption', { name: Label, label: Label })

const NewFormField = variants('NewFormField', 'type', [
  shape('NewTextField', {
    type: oneOf('text'),
    ...named,
    minSize: maybe(Size),
    maxSize: maybe(Type.Integer({ minimum: 1, maximum: TEXT_MAX_CHARS, default: ANSWER_MAX_CHARS }))
  }),
  shape('NewEmailField', { type: oneOf('email'), ...named }),
  shape('NewSelectField', {
    type: oneOf('select'),
    ...named,
    options: Type.Array(Option, { minItems: 1, maxItems: SELECT_OPTIONS_MAX })
  })
])

/**
 * What the readers of the server check of the parts that a route's schema leaves open, by the title that
 * the part has there.
 */
export const DOCUMENTED: Record<string, TSchema> = {
  ...integrationBodies,
  MetadataChanges: Type.Unsafe<unknown>({
    type: 'object',
    description: `Flat, at most ${METADATA_MAX_BYTES} bytes of JSON. On PATCH, null unsets a key.`,
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'] }
  }),
  NewContent: variants(
    'NewContent',
    'type',
    Object.entries(CONTENTS).map(([type, { properties }]) =>
      shape(`New${capital(type)}Content`, { type: oneOf(type), ...properties })
    )
  ),
  NewMessageAction: actionsOf('NewMessageAction', MESSAGE_ACTIONS),
  NewItemAction: actionsOf('NewItemAction', ITEM_ACTIONS),
  NewItem: ItemFields,
  NewFormField,
  NewFormFields: Type.Array(NewFormField, {
    minItems: 1,
    maxItems: FORM_FIELDS_MAX,
    description: 'Names differ.'
  }),
  NewFormAnswers: Type.Array(FormAnswer, {
    maxItems: FORM_FIELDS_MAX,
    description: "One for each field, in the form's order."
  }),
  NewCoordinates: Type.Object({
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    long: Type.Number({ minimum: -180, maximum: 180 })
  })
}
