import { Type } from 'typebox'
import { shape } from './shapes/parts'
import type { Route } from './collect-routes'

/** Body of an error of the REST API. */
const Errors = shape('Errors', {
  errors: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Type.String(),
      mergedInto: Type.Optional(
        Type.String({ description: 'Id of the conversation that goes on for one that was merged.' })
      )
    }),
    { minItems: 1 }
  )
})

/** Body of an error of the client API. */
const ClientError = shape('ClientError', {
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    retryAfterSeconds: Type.Optional(Type.Integer({ minimum: 1 }))
  })
})

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } }
}

/** Errors that any route of an API may give, by status. */
const meaningsFor = (
  { method, path, schema, scopes }: Route,
  { isOpen }: { isOpen: boolean }
): Record<number, string> => {
  // A body is read also where none is needed.
  const mayHaveBody = method !== 'GET'
  const isRead = mayHaveBody || schema?.querystring !== undefined || path.includes('{')
  const isVisitors = path.startsWith('/sdk/') && !isOpen
  const all: [status: number, applies: boolean, meaning: string][] = [
    [400, isRead, 'The request is not valid; each error names a field and what was expected.'],
    [401, !isOpen, 'The key, token or session is missing, wrong or expired.'],
    [403, scopes !== undefined, 'This key may not do this.'],
    [
      403,
      isVisitors,
      'The origin of the page is not in originWhitelist, or this is not allowed to the visitor.'
    ],
    [404, path.includes('{'), 'It does not exist, or it is not yours.'],
    [413, mayHaveBody, 'The body is too large.'],
    [415, mayHaveBody, 'The type of the body is not accepted.'],
    [421, true, 'The server does not answer to this host name.'],
    [429, true, 'Too many requests.'],
    [503, true, 'Nothing was stored: the storage is not available now.']
  ]
  return Object.fromEntries(
    all.flatMap(([status, applies, meaning]) => (applies ? [[status, meaning]] : []))
  )
}

/** Returns the schema of the errors of an API. */
export const errorShape = (path: string) => (path.startsWith('/sdk/') ? ClientError : Errors)

/** Before it is known which API is called: a sentence. */
const WRONG_HOST = 421

/** Returns the errors of a route, by status. */
export const errorAnswers = (
  route: Route,
  own: Record<number, string> = {},
  options: { isOpen: boolean; schema: object }
) =>
  Object.fromEntries(
    Object.entries({ ...meaningsFor(route, options), ...own }).map(([status, description]) => [
      status,
      {
        description,
        ...(['429', '503'].includes(status) && { headers: RETRY_AFTER }),
        content:
          Number(status) === WRONG_HOST
            ? { 'text/plain': { schema: { type: 'string' } } }
            : { 'application/json': { schema: options.schema } }
      }
    ])
  )
