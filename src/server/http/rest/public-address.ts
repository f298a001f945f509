import type { FastifyRequest } from 'fastify'
import type { Services } from '../shared'

/** Returns the public address of a request. */
export const publicAddress = ({ url }: Pick<FastifyRequest, 'url'>, { settings }: Services): URL =>
  new URL(settings.publicUrl + url.replace(/^\/+/, '/'))
