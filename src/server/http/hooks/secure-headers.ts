import type { FastifyInstance } from 'fastify'

/** Browsers reach the server over https only, for a year after each answer. */
const HSTS = 'max-age=31536000'
/** The messenger asks for the place of a visitor, and for nothing else. */
const PERMISSIONS = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'

/** Adds to all answers what browsers shall not do with them. */
export const addSecureHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const headers = {
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS })
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
