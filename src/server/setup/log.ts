import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, destination, pino } from 'pino'

const STDERR = 2
const CAUSES_MAX = 3

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string | undefined
  cause?: LoggedError
}

/**
 * Writes of an error what helps to find it, and nothing that libraries hang on theirs: an error of the
 * HTTP parser carries the request as it came, tokens and all.
 */
const writeError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause instanceof Error &&
      depth < CAUSES_MAX && { cause: writeError(error.cause, depth + 1) })
  }
}

/**
 * Opens the server's log: a JSON object a line, with the level by name and the time in ISO 8601.
 *
 * @param stream Receiver of lines. @default stderr, each before the next thing happens
 */
export const openLog = (
  level: string,
  stream: DestinationStream = destination({ dest: STDERR, sync: true })
): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      // Libraries show whole requests at `trace`: the reader of forms does.
      redact: { paths: ['headers', '*.headers'], remove: true },
      serializers: { err: error => writeError(error) }
    },
    stream
  )
