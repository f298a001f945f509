import { Type, type TProperties, type TSchema } from 'typebox'

/** A shape that the document lists under its name. */
export const shape = <Properties extends TProperties>(title: string, properties: Properties) =>
  Type.Object(properties, { title })

/** A field that is left out where there is no value. */
export const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)

/** One of several shapes, which a field tells apart. */
export const variants = (title: string, propertyName: string, schemas: TSchema[]) =>
  Type.Unsafe<unknown>({ title, oneOf: schemas, discriminator: { propertyName } })

export const Id = Type.String({ pattern: '^[0-9a-f]{24}$', description: '24 hex digits' })
export const Text = Type.String()
export const Flag = Type.Boolean()
export const Whole = Type.Integer({ minimum: 0 })
export const Uri = Type.String({ format: 'uri' })
export const Moment = Type.String({
  format: 'date-time',
  description: 'ISO 8601 with milliseconds, in UTC'
})
/** Text, or null where there is none. */
export const TextOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** What calls answer that say nothing. */
export const Nothing = Type.Object({}, { description: 'An empty object.' })

/** Flat, and small. */
export const Metadata = Type.Unsafe<unknown>({
  title: 'Metadata',
  description: 'A flat object, at most 4,096 bytes of JSON.',
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean'] }
})
