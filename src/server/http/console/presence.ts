import { Type } from 'typebox'
import { announceLook, announcePresence } from '../../domain/flows'
import { requireConversation } from '../rest'
import { type App, ConversationPath, oneOf, type Services } from '../shared'
import { memberOf, MEMBERS } from './guard-members'

const Presence = Type.Object({
  tab: Type.String({ pattern: '^[0-9a-f]{32}$', description: '32 hex digits' }),
  state: oneOf('looking', 'writing', 'gone'),
  isNew: Type.Optional(Type.Boolean())
})

/** `/console/api/…/presence`: tells colleagues that the one who calls has a conversation open in a tab. */
export const bindPresence = (app: App, { domain }: Services): void => {
  app.post(
    '/apps/:appId/conversations/:conversationId/presence',
    { config: MEMBERS, schema: { params: ConversationPath, body: Presence } },
    async request => {
      const conversation = await requireConversation(domain.storage.read, request.params)
      const { id, displayName, email } = memberOf(request)
      const { isNew = false, ...presence } = request.body
      announcePresence(domain, conversation, {
        member: { id, name: displayName ?? email },
        ...presence,
        isNew
      })
      if (presence.state !== 'gone') await announceLook(domain, conversation.id)
      return {}
    }
  )
}
