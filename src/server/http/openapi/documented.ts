import { Type, type TSchema } from 'typebox'
import {
  ANSWER_MAX_CHARS,
  FORM_FIELDS_MAX,
  LABEL_MAX_CHARS,
  METADATA_MAX_BYTES,
  SELECT_OPTIONS_MAX,
  TEXT_MAX_CHARS
} from '../../../protocol'
import {
  ACTION_FIELDS,
  CarouselFields,
  FileFields,
  FormFields,
  ImageFields,
  ITEM_ACTIONS,
  ItemFields,
  ListFields,
  LocationFields,
  MESSAGE_ACTIONS,
  TextFields
} from '../rest'
import { oneOf } from '../shared'
import { integrationBodies } from './documented-integrations'
import { FormAnswer } from './shapes/content'
import { capitalize, maybe, shape, variants } from './shapes/parts'

const CONTENTS = {
  text: TextFields,
  image: ImageFields,
  file: FileFields,
  carousel: CarouselFields,
  list: ListFields,
  location: LocationFields,
  form: FormFields
}

const actionsOf = (title: string, types: (keyof typeof ACTION_FIELDS)[]): TSchema =>
  variants(
    title,
    'type',
    types.map(type => shape(`New${capitalize(type)}Action`, ACTION_FIELDS[type].properties))
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
    format: maybe(oneOf('integer', 'decimal')),
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
 * Schemas of the parts that a route's schema leaves open and that are checked by code, by the title of
 * the part.
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
      shape(`New${capitalize(type)}Content`, { type: oneOf(type), ...properties })
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
