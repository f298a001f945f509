import type { FastifySchemaCompiler } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { compilePick } from './pick'

const SHOWN_MAX_CHARS = 60

const show = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > SHOWN_MAX_CHARS ? `${json.slice(0, SHOWN_MAX_CHARS)}…` : json
}

/** Finds what a JSON pointer points at. */
const valueAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], root)

interface SchemaError {
  keyword: string
  schemaPath: string
  instancePath: string
  message: string
  params: object
}

/** A schema's description says what a pattern means. */
const expectationOf = (schema: TSchema, { keyword, schemaPath, params, message }: SchemaError) => {
  if (keyword === 'enum') {
    const { allowedValues } = params as { allowedValues: unknown[] }
    return `must be one of ${allowedValues.map(String).join(', ')}`
  }
  const { description } = (valueAt(schema, schemaPath) ?? {}) as { description?: string }
  return keyword === 'pattern' && description ? `must be ${description}` : message
}

const BODY = 'The body'

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** @param place Where in the body the input stands; empty: it is all of it. */
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
  const { writeOnly } = (valueAt(schema, schemaPath) ?? {}) as { writeOnly?: boolean }
  // What is missing cannot be shown; a whole body and a password shall not be.
  return keyword === 'required' || !path || writeOnly
    ? `${sentence}.`
    : `${sentence}, got ${show(valueAt(input, instancePath))}.`
}

/** What a body or a part of one that came has to be, compiled. */
export type Reader<Schema extends TSchema> = (input: unknown, place?: string) => Static<Schema>

/**
 * Compiles a schema into a reader that turns no type into another, drops fields it does not know and
 * says of each error what was expected and what came.
 *
 * @param toError Makes one error of the sentences about all; it is thrown.
 * @param whole How all of the input is called.
 */
export const compileReader = <Schema extends TSchema>(
  schema: Schema,
  toError: (sentences: string[]) => Error,
  whole = BODY
): Reader<Schema> => {
  const validator = Compile(schema)
  const pick = compilePick(schema)
  return (input, place = '') => {
    if (validator.Check(input)) return pick(input) as Static<Schema>
    const errors = validator.Errors(input)
    const sentences = errors.map(error => describeError(schema, input, error, place, whole))
    throw toError([...new Set(sentences)])
  }
}

/** Makes what compiles the schemas of routes; they refuse with what `toError` makes. */
export const schemaCompiler =
  (toError: (sentences: string[]) => Error): FastifySchemaCompiler<TSchema> =>
  ({ schema, httpPart }) => {
    const read = compileReader(schema, toError, httpPart === 'body' ? BODY : 'The request')
    return (input: unknown) => {
      try {
        return { value: read(input) }
      } catch (error) {
        return { error: error as Error }
      }
    }
  }
