import type { FastifyInstance } from 'fastify'
import type { Services } from '../shared'

const EXPIRES_MS = 180 * 24 * 3_600_000

/** `/.well-known/security.txt`, where the operator has set a contact. See RFC 9116. */
export const bindSecurityTxt = (
  app: FastifyInstance,
  { domain, settings }: Pick<Services, 'domain' | 'settings'>
): void => {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { securityContact, publicUrl } = settings
    if (securityContact === undefined) return reply.callNotFound()
    const expires = new Date(domain.clock() + EXPIRES_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expires}`,
          `Policy: ${publicUrl}/guide/security`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          ''
        ].join('\n')
      )
  })
}
