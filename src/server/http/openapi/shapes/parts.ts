import { Type, type TProperties, type TSchema } from 'typebox'

/** Capitalizes the name of a type for the title of a schema. */
export const capitalize = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1)

/** Makes an object schema that the document lists by its title. */
export const shape = <Properties extends TProperties>(title: string, properties: Properties) =>
  Type.Object(properties, { title })

/** Makes a field optional: it is left out when it has no value. */
export const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)

/** Makes a union of schemas with a discriminator field. */
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
/** Makes a time that is null where there is none. @param description Its meaning, that of null too. */
export const momentOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', description })
/** Text or null. */
export const TextOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** Answer of calls without a result. */
export const Nothing = Type.Object({}, { description: 'An empty object.' })

/** A flat object of limited size. */
export const Metadata = Type.Unsafe<unknown>({
  title: 'Metadata',
  description: 'A flat object, at most 4,096 bytes of JSON.',
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean'] }
})
