import type { FastifyRequest } from 'fastify'
import type { App } from './app'

/** Far more than any body needs; whoever reads a value by recursion can rely on it. */
const NESTING_MAX = 32

const TOO_DEEP = `The body is nested more than ${NESTING_MAX} levels deep.`

/** A body that cannot be read. The message never quotes it: it may hold a password. */
class BodyError extends Error {
  override readonly name = 'BodyError'

  constructor(
    message: string,
    readonly statusCode = 400
  ) {
    super(message)
  }
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i

/** JSON is UTF-8; who says that it is something else would find other letters than they wrote. */
const foreignCharset = ({ headers }: FastifyRequest): string | undefined => {
  const [, charset = 'utf-8'] = CHARSET.exec(headers['content-type'] ?? '') ?? []
  return /^utf-?8$/i.test(charset) ? undefined : charset
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const [QUOTE, BACKSLASH, ...BRACKETS] = [...'"\\[{]}'].map(char => char.charCodeAt(0))
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = BRACKETS

/** Counts brackets outside of texts, so that nothing has to be read yet. */
const isTooDeep = (json: string): boolean => {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (isText && code === BACKSLASH) index++
    else if (code === QUOTE) isText = !isText
    else if (isText) continue
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth++
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--
    if (depth > NESTING_MAX) return true
  }
  return false
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
      const charset = foreignCharset(request)
      if (charset) return done(new BodyError(`Expected charset utf-8, got ${charset}.`, 415))
      if (isTooDeep(body)) return done(new BodyError(TOO_DEEP))
      void parse(request, body, (error, value) => done(error && explain(body), value))
    }
  )
}
