import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { RestError } from './errors'

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
    .reduce<any>((value, part) => value?.[part], root)

interface SchemaError {
  keyword: string
  instancePath: string
  message: string
  params: object
}

const describeError = (input: unknown, { keyword, instancePath, message, params }: SchemaError) => {
  const where = instancePath.slice(1).replaceAll('/', '.') || 'The request'
  const expected =
    keyword === 'enum'
      ? `must be one of ${(params as { allowedValues: unknown[] }).allowedValues.join(', ')}`
      : message
  if (keyword === 'required') return `${where} ${expected}.`
  return `${where} ${expected}, got ${show(valueAt(input, instancePath))}.`
}

/**
 * Compiles a schema into a check that turns no type into another, drops fields it does not know and
 * says of each error what was expected and what came.
 */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validator = Compile(schema)
  return (input: unknown) => {
    if (validator.Check(input)) return { value: Value.Clean(schema, input) }
    const titles = validator.Errors(input).map(error => describeError(input, error))
    return { error: new RestError('bad_request', [...new Set(titles)]) }
  }
}
