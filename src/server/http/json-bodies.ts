import type { FastifyRequest } from 'fastify'
import type { App } from './app'

/** A body that cannot be read. The message never quotes it: it may hold a password. */
class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly statusCode = 400
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const explain = (body: string): BodyError => {
  if (!body) return new BodyError('The body is empty: expected JSON.')
  return new BodyError(
    isJson(body)
      ? 'The body has a field "__proto__" or "constructor.prototype", which is not allowed.'
      : 'The body is not valid JSON.'
  )
}

/** Reads bodies of a content type as JSON, without names that could change what all objects inherit. */
export const readAsJson = (app: App, contentType: string): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(contentType)
  app.addContentTypeParser<string>(
    contentType,
    { parseAs: 'string' },
    (request: FastifyRequest, body, done) => {
      // Clients name the type on each call, also where there is nothing to say.
      if (!body && request.method === 'DELETE') return done(null, undefined)
      void parse(request, body, (error, value) => done(error && explain(body), value))
    }
  )
}
