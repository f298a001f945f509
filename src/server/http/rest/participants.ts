import { type Static, Type } from 'typebox'
import {
  addParticipant,
  removeParticipant,
  ensureSdkIdentity,
  viewParticipants
} from '../../domain/flows'
import { associationsOf, findParticipatingUser } from '../../domain/records'
import { restParticipant } from '../../domain/views'
import type { Db, Row } from '../../storage'
import { type App, ConversationPath, NamedUser, NewParticipant, type Services } from '../shared'
import { participantNotFound, RestError } from './errors'
import { requireConversation, requireNamedUser } from './find'
import { ALL } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const PATH = '/apps/:appId/conversations/:conversationId'

const Leaving = Type.Object({
  ...NamedUser.properties,
  participantId: Type.Optional(Type.String({ minLength: 1 }))
})

/** The participant to remove: by user, or by the id of the participant. */
const requireLeaving = async (
  db: Db,
  conversation: Row<'conversations'>,
  { participantId, ...naming }: Static<typeof Leaving>
): Promise<Row<'users'>> => {
  if (participantId === undefined) return requireNamedUser(db, conversation.appId, naming)
  if (Object.keys(naming).length) {
    throw new RestError('bad_request', 'Give participantId, userId or userExternalId, one of them.')
  }
  const user = await findParticipatingUser(db, conversation.id, participantId)
  if (!user) throw participantNotFound()
  return user
}

/** `…/conversations/{conversationId}/participants`, `…/join` and `…/leave` */
export const bindParticipants = (rest: App, services: Services): void => {
  const { domain } = services
  const { read } = domain.storage

  rest.get(
    `${PATH}/participants`,
    { config: ALL, schema: { params: ConversationPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireConversation(read, request.params)
      const page = await viewParticipants(read, id, asked)
      return {
        participants: page.items,
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.post(
    `${PATH}/join`,
    { config: ALL, schema: { params: ConversationPath, body: NewParticipant } },
    async ({ params, body }, reply) => {
      const participant = await domain.write(async tx => {
        const conversation = await requireConversation(tx.db, params)
        const user = await requireNamedUser(tx.db, params.appId, body)
        if (body.subscribeSDKClient) await ensureSdkIdentity(tx, user)
        const row = await addParticipant(tx, conversation, user)
        const associations = await associationsOf(tx.db, [user.id])
        return restParticipant({ ...row, externalId: user.externalId }, associations)
      })
      return reply.code(201).send({ participant })
    }
  )

  rest.post(
    `${PATH}/leave`,
    { config: ALL, schema: { params: ConversationPath, body: Leaving } },
    async ({ params, body }) => {
      await domain.write(async tx => {
        const conversation = await requireConversation(tx.db, params)
        const user = await requireLeaving(tx.db, conversation, body)
        const left = await removeParticipant(tx, conversation, user)
        if (!left) throw participantNotFound()
      })
      return {}
    }
  )
}
