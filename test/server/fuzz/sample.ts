type Json = Record<string, unknown>

/** Schemas of a document by their names. */
export type Schemas = Record<string, Json>

export interface Sampling {
  random(): number
  schemas: Schemas
  /** Texts to choose from, such as ids that exist. */
  texts: readonly string[]
}

const MAX_DEPTH = 6
const ITEMS_MAX = 3

export const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!

const sampleNumber = (schema: Json, random: () => number) => {
  const minimum = Number(schema['minimum'] ?? 0)
  const maximum = Number(schema['maximum'] ?? minimum + 100)
  const value = minimum + random() * (maximum - minimum)
  return schema['type'] === 'integer' ? Math.floor(value) : value
}

const sampleObject = (schema: Json, sampling: Sampling, depth: number) => {
  const { properties = {}, required = [] } = schema as { properties?: Schemas; required?: string[] }
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < MAX_DEPTH && sampling.random() < 0.5)
  )
  return Object.fromEntries(chosen.map(([name, each]) => [name, sample(each, sampling, depth + 1)]))
}

/** Makes a value nearly as a JSON schema describes it; patterns are left out. */
export function sample(schema: Json, sampling: Sampling, depth = 0): unknown {
  const { random, schemas, texts } = sampling
  const { $ref, anyOf, oneOf, allOf, enum: values, items, type } = schema
  if (typeof $ref === 'string') return sample(schemas[$ref.split('/').at(-1)!]!, sampling, depth)
  if ('const' in schema) return schema['const']
  if (Array.isArray(values)) return pick(values, random)
  const some = (anyOf ?? oneOf) as Json[] | undefined
  if (some) return sample(pick(some, random), sampling, depth)
  if (Array.isArray(allOf)) {
    return Object.assign({}, ...allOf.map(each => sample(each as Json, sampling, depth)))
  }
  const kind = Array.isArray(type) ? pick(type, random) : type
  if (kind === 'object') return sampleObject(schema, sampling, depth)
  if (kind === 'array') {
    const length = depth < MAX_DEPTH ? Math.floor(random() * (ITEMS_MAX + 1)) : 0
    return Array.from({ length }, () => sample((items ?? {}) as Json, sampling, depth + 1))
  }
  if (kind === 'boolean') return random() < 0.5
  if (kind === 'null') return null
  if (kind === 'integer' || kind === 'number')
    return sampleNumber({ ...schema, type: kind }, random)
  return pick(texts, random)
}
