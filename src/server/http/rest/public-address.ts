import type { FastifyRequest } from 'fastify'
import type { Services } from '../services'

/** The address that was called, as the caller knows it. */
export const publicAddress = ({ url }: Pick<FastifyRequest, 'url'>, { settings }: Services): URL =>
  new URL(settings.publicUrl + url.replace(/^\/+/, '/'))
