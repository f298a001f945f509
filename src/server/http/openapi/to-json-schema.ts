import type { TSchema } from 'typebox'

type Json = Record<string, unknown>

/** Schemas that the document lists by name and refers to. */
export type Components = Map<string, Json>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes what turns a schema of ours into plain JSON Schema. A schema with a title is listed once, under
 * that name, and referred to.
 *
 * @param documented Says more of a title than the schema that validates, whose readers check the rest.
 */
export const schemaWriter = (documented: Record<string, TSchema>, components: Components) => {
  const list = (title: string, schema: unknown): Json => {
    if (!components.has(title)) {
      // Named before it is written, since it may hold itself.
      components.set(title, {})
      components.set(title, writeParts(documented[title] ?? schema) as Json)
    }
    return { $ref: `#/components/schemas/${title}` }
  }

  const writeParts = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(write)
    if (!isObject(schema)) return schema
    const written: Json = {}
    for (const [key, value] of Object.entries(schema)) {
      // The marks of the library.
      if (key.startsWith('~')) continue
      written[key] = key === 'properties' ? writeProperties(value as Json) : write(value)
    }
    return written
  }

  const writeProperties = (properties: Json): Json =>
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, write(part)]))

  const write = (schema: unknown): unknown =>
    isObject(schema) && typeof schema.title === 'string'
      ? list(schema.title, schema)
      : writeParts(schema)

  return write as (schema: TSchema) => Json
}
