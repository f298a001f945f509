import { Type } from 'typebox'
import { shape } from './shapes/parts'
import type { Route } from './collect-routes'

/** How the REST API says what is wrong. */
const Errors = shape('Errors', {
  errors: Type.Array(Type.Object({ code: Type.String(), title: Type.String() }), { minItems: 1 })
})

/** How the client API does. */
const ClientError = shape('ClientError', {
  error: Type.Object({ code: Type.String(), message: Type.String() })
})

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } }
}

/** What errors any route of its kind may give, by status. */
const meaningsFor = (
  { path, schema, scopes }: Route,
  { isOpen, hasBody }: { isOpen: boolean; hasBody: boolean }
): Record<number, string | undefined> => ({
  ...((hasBody || schema?.querystring !== undefined) && {
    400: 'Something in the request is not as it should be; each error says what.'
  }),
  ...(!isOpen && { 401: 'The key, token or session is missing, wrong or over.' }),
  ...(scopes && { 403: 'This key may not do this.' }),
  ...(path.includes('{') && { 404: 'There is no such thing, or it is not yours.' }),
  ...(hasBody && {
    413: 'The body is too large.',
    415: 'The body is of a type that is not read here.'
  }),
  429: 'Too many requests.',
  503: 'Nothing was stored: the storage does not answer now.'
})

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
