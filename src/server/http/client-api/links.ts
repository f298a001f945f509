import { Type } from 'typebox'
import type { LinkAnswer, LinksAnswer } from '../../../protocol'
import { beginLink, endLink, listLinks, writeAsSession } from '../../domain/flows'
import type { App, Services } from '../shared'
import { AppPath, SHORT_TEXT_MAX_CHARS } from './schemas'

const Short = Type.String({ maxLength: SHORT_TEXT_MAX_CHARS })

const LinkBody = Type.Object({
  integrationId: Short,
  address: Type.Optional(Short),
  phoneNumber: Type.Optional(Short),
  conversationId: Type.Optional(Short)
})
const LinkPath = Type.Object({ ...AppPath.properties, linkId: Type.String() })

/** Links of the visitor to other channels. */
export const bindLinks = (app: App, { domain }: Services): void => {
  app.post(
    '/apps/:appId/links',
    { schema: { params: AppPath, body: LinkBody } },
    async ({ session, body }, reply) => {
      const link = await writeAsSession(domain, session, (tx, visitor) =>
        beginLink(tx, visitor, body)
      )
      return reply.code(201).send({ link } satisfies LinkAnswer)
    }
  )

  app.get(
    '/apps/:appId/links',
    { schema: { params: AppPath } },
    async ({ session: { userId } }): Promise<LinksAnswer> => ({
      links: await listLinks(domain.storage.read, userId, domain.clock())
    })
  )

  app.delete(
    '/apps/:appId/links/:linkId',
    { schema: { params: LinkPath } },
    async ({ session, params }) => {
      await writeAsSession(domain, session, (tx, visitor) => endLink(tx, visitor, params.linkId))
      return {}
    }
  )
}
