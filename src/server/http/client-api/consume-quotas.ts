import type { FastifyRequest } from 'fastify'
import { BODY_MAX_BYTES } from '../../../protocol'
import type { Services } from '../shared'

const KILOBYTE = 1000

/**
 * Counts a body against the quotas of bytes, before it is read; one of unknown length as the largest.
 *
 * @throws {LimitReached}
 */
export const consumeVolume = (
  { limits, files, metrics }: Pick<Services, 'limits' | 'files' | 'metrics'>,
  { clientAddress, headers, routeOptions: { config } }: FastifyRequest,
  appId: string
): void => {
  const max = config.rate === 'uploads' ? files.maxBytes : BODY_MAX_BYTES
  // Larger ones are refused.
  const bytes = Math.min(Number(headers['content-length'] ?? max), max)
  const kilobytes = Math.max(1, Math.ceil(bytes / KILOBYTE))
  limits.consume('volume', clientAddress, kilobytes)
  limits.consume('app_volume', appId, kilobytes)
  metrics?.recordVolume(bytes)
}

/**
 * Counts a writing call against the quotas of its address and its app.
 *
 * @throws {LimitReached}
 */
export const consumeQuotas = (
  services: Pick<Services, 'limits' | 'files' | 'metrics'>,
  request: FastifyRequest,
  appId: string
): void => {
  services.limits.consume('messages', request.clientAddress)
  services.limits.consume('app_messages', appId)
  consumeVolume(services, request, appId)
}
