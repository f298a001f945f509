import type { FastifyRequest } from 'fastify'
import type { App } from './app'

/** Limit of nesting: far more than any body needs, and safe for recursive functions. */
const NESTING_MAX = 32

const TOO_DEEP = `The body is nested more than ${NESTING_MAX} levels deep.`

/** A body that cannot be parsed. The message never quotes it: it may contain a password. */
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

/** Returns the charset of a body that is not declared as UTF-8, which JSON has to be. */
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

/** Checks the nesting by counting brackets outside of strings, before the text is parsed. */
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

/** Escape of half a character; most of them come in pairs. */
const SURROGATE = /\\u[dD][89a-fA-F]/

/** Checks for halves of characters, which UTF-8 cannot hold: they would be stored altered. */
const hasLoneSurrogate = (json: string): boolean =>
  SURROGATE.test(json) &&
  /\p{Surrogate}/u.test(
    json.replace(/\\(?:u([\da-fA-F]{4})|.)/g, (escape, hex?: string) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : escape
    )
  )

/**
 * Explains why JSON with half a character is refused.
 *
 * @param what Names the JSON.
 * @returns Undefined when it has none.
 */
export const whyNotWhole = (what: string, json: string): string | undefined =>
  hasLoneSurrogate(json)
    ? `${what} has half a character (a lone surrogate), which UTF-8 cannot hold.`
    : undefined

const explain = (body: string): BodyError => {
  if (!body) return new BodyError('The body is empty: expected JSON.')
  return new BodyError(
    isJson(body)
      ? 'The body has a field "__proto__" or "constructor.prototype", which is not allowed.'
      : 'The body is not valid JSON.'
  )
}

/** Parses bodies of a content type as JSON, and refuses names that could change the prototype. */
export const readAsJson = (app: App, contentType: string): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(contentType)
  app.addContentTypeParser<string>(
    contentType,
    { parseAs: 'string' },
    (request: FastifyRequest, body, done) => {
      // Clients send the header with each call, also without a body.
      if (!body && request.method === 'DELETE') return done(null, undefined)
      const charset = foreignCharset(request)
      if (charset) return done(new BodyError(`Expected charset utf-8, got ${charset}.`, 415))
      if (isTooDeep(body)) return done(new BodyError(TOO_DEEP))
      const half = whyNotWhole('The body', body)
      if (half) return done(new BodyError(half))
      void parse(request, body, (error, value) => done(error && explain(body), value))
    }
  )
}
