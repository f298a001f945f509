import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault
} from 'fastify'
import type { Services } from '../services'

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
  { settings }: Services
): URL => new URL(settings.publicUrl + originalUrl.replace(/^\/+/, '/'))
