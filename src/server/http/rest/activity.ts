import { Type, type Static } from 'typebox'
import { type Actor, announceTyping, markRead } from '../../domain/flows'
import { checkMediaUrls } from '../../domain/records'
import type { AppContext } from '../../domain/transaction'
import { type App, ConversationPath, Name, NamedUser, oneOf, type Services, Url } from '../shared'
import { RestError } from './errors'
import { requireConversation, requireParticipant } from './find'
import { ALL } from './guard'
import { withOwnFields } from './own-author'
import { API_SOURCE } from './source'

const Activity = Type.Object({
  author: Type.Object({
    type: oneOf('business', 'user'),
    ...NamedUser.properties,
    displayName: Type.Optional(Name),
    avatarUrl: Type.Optional(Url)
  }),
  type: oneOf('conversation:read', 'typing:start', 'typing:stop')
})

type Author = Static<typeof Activity>['author']

const businessActor = ({ displayName, avatarUrl }: Author): Actor => ({
  role: 'business',
  ...(displayName !== undefined && { name: displayName }),
  ...(avatarUrl !== undefined && { avatarUrl })
})

interface Path {
  appId: string
  conversationId: string
}

const read = ({ write }: AppContext, path: Path, author: Author) =>
  write(async tx => {
    const conversation = await requireConversation(tx.db, path)
    if (author.type === 'business') {
      await markRead(tx, conversation, businessActor(author), API_SOURCE)
      return
    }
    const { id: userId } = await requireParticipant(tx.db, conversation, author)
    await markRead(tx, conversation, { role: 'user', userId }, API_SOURCE)
  })

/** `…/conversations/{conversationId}/activity` */
export const bindActivity = (rest: App, { domain, settings }: Services): void => {
  rest.post(
    '/apps/:appId/conversations/:conversationId/activity',
    { config: ALL, schema: { params: ConversationPath, body: Activity } },
    async request => {
      const { params, body } = request
      const { type, author } = body
      checkMediaUrls({ 'author.avatarUrl': author.avatarUrl }, settings.publicUrl)
      if (type === 'conversation:read') {
        await read(domain, params, author)
        return {}
      }
      if (author.type === 'user') {
        throw new RestError('bad_request', 'A user as author can only have conversation:read.')
      }
      const conversation = await requireConversation(domain.storage.read, params)
      const actor = businessActor(withOwnFields(request, author))
      await announceTyping(domain, { conversation, type, actor, source: API_SOURCE })
      return {}
    }
  )
}
