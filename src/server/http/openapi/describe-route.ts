import type { TSchema } from 'typebox'
import type { ApiOperation } from '../../../guide/reference'
import type { Route } from './collect-routes'
import { errorAnswers, errorShape } from './errors'
import type { Operation } from './operation'
import { parametersIn } from './parameters'
import { securityOf } from './security'

const MEANINGS: Record<string, string> = { 200: 'Done.', 201: 'Made.', 204: 'Done.' }

type Write = (schema: TSchema) => object
type Body = NonNullable<ApiOperation['requestBody']> & { required: true }

const contentOf = (schema: object) => {
  const type = 'contentMediaType' in schema ? String(schema.contentMediaType) : 'application/json'
  return { content: { [type]: { schema } } }
}

const bodyOf = (
  { schema, path }: Route,
  { form }: Partial<Operation>,
  write: Write
): Body | undefined => {
  if (form) {
    return { required: true, content: { 'multipart/form-data': { schema: write(form) } } }
  }
  if (!schema?.body) return undefined
  const body = { schema: write(schema.body) }
  const isClients = path.startsWith('/sdk/')
  return {
    required: true,
    content: { 'application/json': body, ...(isClients && { 'text/plain': body }) }
  }
}

const answersOf = (answers: Operation['answers'], write: Write) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      { description: MEANINGS[status] ?? 'Done.', ...(schema && contentOf(write(schema))) }
    ])
  )

/**
 * Makes the OpenAPI operation of a route.
 *
 * @param tag The group of the operation.
 * @param operation Undefined for a route without a description.
 */
export const describeRoute = (
  route: Route,
  { tag, operation }: { tag: string; operation: Operation | undefined },
  write: Write
): ApiOperation => {
  const { method, path, schema, scopes } = route
  const { id, summary, description, answers = { 200: null }, errors } = operation ?? {}
  const requestBody = bodyOf(route, operation ?? {}, write)
  const security = securityOf(route, operation ?? {})
  return {
    tags: [tag],
    operationId: id ?? `${method.toLowerCase()}${path.replace(/\W+/g, '_')}`,
    summary: summary ?? `${method} ${path}`,
    ...(description && { description }),
    ...(scopes && { 'x-scopes': scopes }),
    security,
    parameters: [
      ...parametersIn('path', schema?.params, path, write),
      ...parametersIn('query', schema?.querystring, path, write),
      ...parametersIn('header', schema?.headers, path, write)
    ],
    ...(requestBody && { requestBody }),
    responses: {
      ...answersOf(answers, write),
      ...errorAnswers(route, errors, {
        isOpen: security.some(way => !Object.keys(way).length),
        schema: write(errorShape(path))
      })
    }
  }
}
