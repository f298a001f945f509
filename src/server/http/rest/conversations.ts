import { Type } from 'typebox'
import { PARTICIPANTS_MAX, TAG_MAX_CHARS, TAGS_MAX } from '../../../protocol'
import {
  createConversation,
  deleteConversation,
  ensureSdkIdentity,
  updateConversation,
  viewInInbox
} from '../../domain/flows'
import { checkMediaUrls } from '../../domain/records'
import { restConversation } from '../../domain/views'
import {
  type App,
  AppPath,
  ConversationPath,
  MetadataChanges,
  Name,
  NewParticipant,
  nullable,
  oneOf,
  SEEN_TEXT,
  type Services,
  TimeOrNull,
  Url
} from '../shared'
import { actorOf } from './acting'
import { RestError } from './errors'
import { requireConversation, requireNamedUser, type UserNaming } from './find'
import { ALL, ALL_SETUP } from './guard'
import { API_SOURCE } from './source'

const changeable = {
  displayName: Type.Optional(nullable(Name)),
  description: Type.Optional(nullable(Name)),
  iconUrl: Type.Optional(nullable(Url)),
  metadata: Type.Optional(MetadataChanges)
}

const NewConversation = Type.Object({
  type: oneOf('personal', 'sdkGroup'),
  participants: Type.Optional(Type.Array(NewParticipant, { maxItems: PARTICIPANTS_MAX })),
  ...changeable
})
const Tags = Type.Array(
  Type.String({
    minLength: 1,
    maxLength: TAG_MAX_CHARS,
    pattern: SEEN_TEXT,
    description: 'text that is not blank and has no U+0000'
  }),
  { maxItems: TAGS_MAX }
)
const ConversationChanges = Type.Object({
  ...changeable,
  status: Type.Optional(oneOf('open', 'pending', 'closed')),
  assigneeId: Type.Optional(nullable(Type.String({ minLength: 1 }))),
  assignedGroupId: Type.Optional(nullable(Type.String({ minLength: 1 }))),
  snoozedUntil: Type.Optional(TimeOrNull),
  priority: Type.Optional(nullable(oneOf('low', 'high', 'urgent'))),
  tags: Type.Optional(nullable(Tags)),
  addTags: Type.Optional(Tags),
  removeTags: Type.Optional(Tags)
})

const checkCount = (type: 'personal' | 'sdkGroup', participants: UserNaming[]): void => {
  if (type === 'sdkGroup' || participants.length === 1) return
  throw new RestError(
    'bad_request',
    `A personal conversation has exactly one participant, got ${participants.length}.`
  )
}

/** `/apps/{appId}/conversations` and `/apps/{appId}/conversations/{conversationId}`, without the lists. */
export const bindConversations = (rest: App, { domain, settings }: Services): void => {
  const { read } = domain.storage

  rest.post(
    '/apps/:appId/conversations',
    { config: ALL, schema: { params: AppPath, body: NewConversation } },
    async ({ params: { appId }, body }, reply) => {
      const { type, participants = [], ...fields } = body
      checkCount(type, participants)
      checkMediaUrls({ iconUrl: fields.iconUrl }, settings.publicUrl)
      const conversation = await domain.write(async tx => {
        const userIds = new Set<string>()
        for (const naming of participants) {
          const user = await requireNamedUser(tx.db, appId, naming)
          if (naming.subscribeSDKClient) await ensureSdkIdentity(tx, user)
          userIds.add(user.id)
        }
        return createConversation(tx, {
          appId,
          type,
          userIds: [...userIds],
          fields,
          source: API_SOURCE,
          creationReason: 'none'
        })
      })
      return reply.code(201).send({ conversation: restConversation(conversation) })
    }
  )

  rest.get(
    '/apps/:appId/conversations/:conversationId',
    { config: ALL, schema: { params: ConversationPath } },
    async ({ params }) => ({
      conversation: await viewInInbox(read, await requireConversation(read, params))
    })
  )

  rest.patch(
    '/apps/:appId/conversations/:conversationId',
    { config: ALL, schema: { params: ConversationPath, body: ConversationChanges } },
    async request => {
      const { params, body } = request
      const { snoozedUntil, ...changes } = body
      checkMediaUrls({ iconUrl: changes.iconUrl }, settings.publicUrl)
      const until = typeof snoozedUntil === 'string' ? Date.parse(snoozedUntil) : snoozedUntil
      const patch = { ...changes, snoozedUntil: until }
      const conversation = await domain.write(async tx =>
        updateConversation(tx, await requireConversation(tx.db, params), patch, actorOf(request))
      )
      return { conversation: restConversation(conversation) }
    }
  )

  rest.delete(
    '/apps/:appId/conversations/:conversationId',
    { config: ALL_SETUP, schema: { params: ConversationPath } },
    async request => {
      const conversation = await requireConversation(read, request.params)
      await deleteConversation(domain, conversation, actorOf(request))
      return {}
    }
  )
}
