import { Type } from 'typebox'
import { shape } from './shapes/parts'
import type { Route } from './collect-routes'

/** How the REST API says what is wrong. */
const Errors = shape('Errors', {
  errors: Type.Array(Type.Object({ code: Type.String(), title: Type.String() }), { minItems: 1 })
})

/** How the client API does. */
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

/** What errors any route of its kind may give, by status. */
const meaningsFor = (
  { path, schema, scopes }: Route,
  { isOpen, hasBody }: { isOpen: boolean; hasBody: boolean }
): Record<number, string> => {
  const isRead = hasBody || schema?.querystring !== undefined
  const all: [status: number, applies: boolean, meaning: string][] = [
    [400, isRead, 'Something in the request is not as it should be; each error says what.'],
    [401, !isOpen, 'The key, token or session is missing, wrong or over.'],
    [403, scopes !== undefined, 'This key may not do this.'],
    [404, path.includes('{'), 'There is no such thing, or it is not yours.'],
    [413, hasBody, 'The body is too large.'],
    [415, hasBody, 'The body is of a type that is not read here.'],
    [429, true, 'Too many requests.'],
    [503, true, 'Nothing was stored: the storage does not answer now.']
  ]
  return Object.fromEntries(
    all.flatMap(([status, applies, meaning]) => (applies ? [[status, meaning]] : []))
  )
}

/** The shape of the errors of a face. */
export const errorShape = (path: string) => (path.startsWith('/sdk/') ? ClientError : Errors)

/** Answers of a route that refuse, by status. */
export const errorAnswers = (
  route: Route,
  own: Record<number, string> = {},
  options: { isOpen: boolean; hasBody: boolean; schema: object }
) =>
  Object.fromEntries(
    Object.entries({ ...meaningsFor(route, options), ...own }).map(([status, description]) => [
      status,
      {
        description,
        ...(['429', '503'].includes(status) && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema: options.schema } }
      }
    ])
  )
