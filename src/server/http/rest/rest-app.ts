import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault
} from 'fastify'
import type { Domain } from '../../domain/domain'

/** What the routes of the REST API work with. */
export interface RestServices {
  domain: Domain
  settings: {
    /** Where people and programs reach this server. */
    publicUrl: string
  }
}

/** A fastify instance whose schemas give handlers their types. */
export type RestApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** The address that was called, as the caller knows it. */
export const publicAddress = (
  { originalUrl }: Pick<FastifyRequest, 'originalUrl'>,
  { settings }: RestServices
): URL => new URL(originalUrl.replace(/^\/+/, '/'), settings.publicUrl)
