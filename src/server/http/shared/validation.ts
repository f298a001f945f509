import type { FastifySchemaCompiler } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { compilePick, isRecord } from './pick-fields'

const SHOWN_MAX_CHARS = 60

const show = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > SHOWN_MAX_CHARS ? `${json.slice(0, SHOWN_MAX_CHARS)}…` : json
}

/** Returns the value at a JSON pointer. */
const valueAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, part) => (isRecord(value) ? value[part] : undefined), root)

const keywordsAt = (schema: TSchema, pointer: string): Record<string, unknown> => {
  const part = valueAt(schema, pointer)
  return isRecord(part) ? part : {}
}

interface SchemaError {
  keyword: string
  schemaPath: string
  instancePath: string
  message: string
  params: object
}

/** Returns the expectation of a failed keyword; the description of a schema stands for its pattern. */
const expectationOf = (schema: TSchema, { keyword, schemaPath, params, message }: SchemaError) => {
  if (keyword === 'enum') {
    const { allowedValues } = params as { allowedValues: unknown[] }
    return `must be one of ${allowedValues.map(String).join(', ')}`
  }
  const { description } = keywordsAt(schema, schemaPath)
  return keyword === 'pattern' && description ? `must be ${String(description)}` : message
}

const BODY = 'The body'

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** @param place Path of the input in the body; empty: it is the whole body. */
const describeError = (
  schema: TSchema,
  input: unknown,
  error: SchemaError,
  place: string,
  whole: string
): string => {
  const { keyword, instancePath, schemaPath } = error
  const path = [place, ...instancePath.split('/').slice(1)].filter(Boolean).join('.')
  const where = path || whole
  if (!path && keyword === 'type') return `${where} must be an object, got ${kindOf(input)}.`
  const sentence = `${where} ${expectationOf(schema, error)}`
  const { writeOnly } = keywordsAt(schema, schemaPath)
  // A missing value cannot be shown; a whole body and a password must not be.
  return keyword === 'required' || !path || writeOnly
    ? `${sentence}.`
    : `${sentence}, got ${show(valueAt(input, instancePath))}.`
}

const compile = (schema: TSchema) => ({ validator: Compile(schema), pick: compilePick(schema) })

/** By schema: routes share many, and those of the REST API are bound at two prefixes. */
const compiled = new WeakMap<TSchema, ReturnType<typeof compile>>()

const compileOnce = (schema: TSchema) => {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return known
}

/** Parses a body or a part of one. */
export type Parser<Schema extends TSchema> = (input: unknown, place?: string) => Static<Schema>

/**
 * Compiles a schema into a parser that does not convert types, drops unknown fields, and names for each
 * error what was expected and what was received.
 *
 * @param toError Makes the thrown error of the sentences about all problems.
 * @param whole Name of the whole input in these sentences.
 */
export const compileParser = <Schema extends TSchema>(
  schema: Schema,
  toError: (sentences: string[]) => Error,
  whole = BODY
): Parser<Schema> => {
  const { validator, pick } = compileOnce(schema)
  return (input, place = '') => {
    // Picking keeps the type that was checked.
    if (validator.Check(input)) return pick(input) as Static<Schema>
    const errors = validator.Errors(input)
    const sentences = errors.map(error => describeError(schema, input, error, place, whole))
    throw toError([...new Set(sentences)])
  }
}

/** Makes the compiler of the schemas of routes, whose errors `toError` makes. */
export const schemaCompiler =
  (toError: (sentences: string[]) => Error): FastifySchemaCompiler<TSchema> =>
  ({ schema, httpPart }) => {
    const read = compileParser(schema, toError, httpPart === 'body' ? BODY : 'The request')
    return (input: unknown) => {
      try {
        return { value: read(input) }
      } catch (error) {
        if (!(error instanceof Error)) throw error
        return { error }
      }
    }
  }
