import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { findOperation } from '../../src/server/http/openapi/build-document'
import { errorShape } from '../../src/server/http/openapi/errors'

const FACES = /^(\/sc)?(?=\/(v2|sdk\/v1)\/)/
const REFUSED = 400
const JSON_TYPE = /^application\/json/

type Json = Record<string, unknown>
type Problems = (answer: unknown) => string[]

/** Returns the same schema without additional properties. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Json = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, strict(value)])
  )
  const isClosed = copy.properties && !('additionalProperties' in copy) && copy.type === 'object'
  return isClosed ? { ...copy, additionalProperties: false } : copy
}

const compile = (schema: TSchema): Problems => {
  const validator = Compile(strict(schema) as TSchema)
  return answer =>
    validator.Check(answer)
      ? []
      : validator
          .Errors(answer)
          .map(({ instancePath, message, params }) =>
            [instancePath, message, JSON.stringify(params)].join(' ')
          )
}

/** By schema, for all apps that are watched. */
const compiled = new WeakMap<TSchema, Problems>()

const problemsOf = (schema: TSchema): Problems => {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return known
}

/**
 * Checks every JSON response of both APIs against `/openapi.json`. Call it before the app is ready.
 *
 * @returns Throws what was not as described, since it was last asked.
 */
export const watchAnswers = (app: FastifyInstance): (() => void) => {
  let found: string[] = []

  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions
    if (!FACES.test(url) || typeof payload !== 'string') return
    if (!JSON_TYPE.test(String(reply.getHeader('content-type')))) return
    const path = url.replace(/^\/sc/, '').replace(/:(\w+)/g, '{$1}')
    const { operation } = findOperation({ method: request.method, path, schema: undefined })
    const { statusCode } = reply
    const schema = statusCode < REFUSED ? operation?.answers[statusCode] : errorShape(path)
    const what = `${request.method} ${path} ${statusCode}`
    if (!schema) found.push(`${what}: src/server/http/openapi/operations does not describe it`)
    else found.push(...problemsOf(schema)(JSON.parse(payload)).map(each => `${what}: ${each}`))
  })

  return () => {
    const problems = found
    found = []
    if (problems.length) throw new Error(`Not as described:\n${problems.join('\n')}`)
  }
}
