import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
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

const describeError = (schema: TSchema, input: unknown, error: SchemaError): string => {
  const { keyword, instancePath, schemaPath } = error
  const where = instancePath.slice(1).replaceAll('/', '.') || 'The request'
  const sentence = `${where} ${expectationOf(schema, error)}`
  const { writeOnly } = (valueAt(schema, schemaPath) ?? {}) as { writeOnly?: boolean }
  // What is missing cannot be shown; a whole body and a password shall not be.
  return keyword === 'required' || !instancePath || writeOnly
    ? `${sentence}.`
    : `${sentence}, got ${show(valueAt(input, instancePath))}.`
}

/**
 * Makes what compiles a schema into a check that turns no type into another, drops fields it does not
 * know and says of each error what was expected and what came.
 *
 * @param toError Makes one error of the sentences about all.
 */
export const schemaCompiler =
  (toError: (sentences: string[]) => Error): FastifySchemaCompiler<TSchema> =>
  ({ schema }) => {
    const validator = Compile(schema)
    const pick = compilePick(schema)
    return (input: unknown) => {
      if (validator.Check(input)) return { value: pick(input) }
      const sentences = validator.Errors(input).map(error => describeError(schema, input, error))
      return { error: toError([...new Set(sentences)]) }
    }
  }
