import type { TSchema } from 'typebox'

type Json = Record<string, unknown>

/** Schemas that the document lists by name and refers to. */
export type Components = Map<string, Json>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes a function that turns a TypeBox schema into plain JSON Schema. A schema with a title is listed
 * once by that name, and referred to.
 *
 * @param documented Fuller schemas by title, for parts that are checked by code.
 */
export const schemaWriter = (documented: Record<string, TSchema>, components: Components) => {
  const list = (title: string, schema: unknown): Json => {
    if (!components.has(title)) {
      // Reserved before it is converted: a schema may contain itself.
      components.set(title, {})
      components.set(title, writeParts(documented[title] ?? schema) as Json)
    }
    return { $ref: `#/components/schemas/${title}` }
  }

  function writeParts(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(write)
    if (!isObject(schema)) return schema
    const written: Json = {}
    for (const [key, value] of Object.entries(schema)) {
      // Markers of TypeBox.
      if (key.startsWith('~')) continue
      written[key] = key === 'properties' ? writeProperties(value as Json) : write(value)
    }
    return written
  }

  function writeProperties(properties: Json): Json {
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, write(part)]))
  }

  function write(schema: unknown): unknown {
    return isObject(schema) && typeof schema.title === 'string'
      ? list(schema.title, schema)
      : writeParts(schema)
  }

  return write as (schema: TSchema) => Json
}
