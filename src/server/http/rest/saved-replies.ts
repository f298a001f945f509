import { type Static, Type } from 'typebox'
import { type Content, TEXT_MAX_CHARS } from '../../../protocol'
import { recordSavedReply } from '../../domain/flows'
import {
  createSavedReply,
  deleteSavedReply,
  findSavedReply,
  listSavedReplies,
  noteSavedFiles,
  updateSavedReply
} from '../../domain/records'
import { newId } from '../../domain/transaction'
import { restSavedReply } from '../../domain/views'
import { isDuplicate } from '../../storage'
import { type App, AppPath, Name, SEEN_TEXT, type Services } from '../shared'
import { actorOf } from './acting'
import { type ContentContext, readContent } from './content'
import { RestError, savedReplyNotFound } from './errors'
import { APP, APP_SETUP } from './guard'
import { NewContent } from './new-message'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const LIST = '/apps/:appId/saved-replies'
const ONE = `${LIST}/:savedReplyId`

const ReplyPath = Type.Object({ appId: Type.String(), savedReplyId: Type.String() })
const NewReply = Type.Object({
  name: Name,
  text: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: TEXT_MAX_CHARS,
      pattern: SEEN_TEXT,
      description: 'text that is not blank and has no U+0000'
    })
  ),
  content: Type.Optional(NewContent)
})
const ReplyChanges = Type.Partial(NewReply)

const wrongMessage = (got: string) =>
  new RestError('bad_request', `Give text or content, one of the two, got ${got}.`)

/** @returns Undefined when neither is given. */
const readMessage = (
  { text, content }: Static<typeof ReplyChanges>,
  context: ContentContext
): Content | undefined => {
  if (text !== undefined && content !== undefined) throw wrongMessage('both')
  if (text !== undefined) return { type: 'text', text }
  return content && readContent(content, context)
}

const refuseTaken = (name: string | undefined) => (error: unknown) => {
  throw isDuplicate(error)
    ? new RestError('conflict', `There is a saved reply ${JSON.stringify(name?.trim())} already.`)
    : error
}

/** `/apps/{appId}/saved-replies` and the replies under it. */
export const bindSavedReplies = (rest: App, services: Services): void => {
  const { domain, settings } = services
  const { read } = domain.storage
  const context = { publicUrl: settings.publicUrl, nextId: () => newId(domain.clock()) }

  rest.post(
    LIST,
    { config: APP_SETUP, schema: { params: AppPath, body: NewReply } },
    async (request, reply) => {
      const { params, body } = request
      const content = readMessage(body, context)
      if (!content) throw wrongMessage('neither')
      const saved = await domain
        .write(async tx => {
          const after = await createSavedReply(tx, params.appId, { name: body.name, content })
          await noteSavedFiles(tx, after)
          await recordSavedReply(tx, actorOf(request), { after })
          return after
        })
        .catch(refuseTaken(body.name))
      return reply.code(201).send({ savedReply: restSavedReply(saved) })
    }
  )

  rest.get(
    LIST,
    { config: APP, schema: { params: AppPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const page = await listSavedReplies(read, request.params.appId, asked)
      return {
        savedReplies: page.items.map(restSavedReply),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(ONE, { config: APP, schema: { params: ReplyPath } }, async ({ params }) => {
    const saved = await findSavedReply(read, params)
    if (!saved) throw savedReplyNotFound()
    return { savedReply: restSavedReply(saved) }
  })

  rest.patch(
    ONE,
    { config: APP_SETUP, schema: { params: ReplyPath, body: ReplyChanges } },
    async request => {
      const { params, body } = request
      const { name } = body
      const content = readMessage(body, context)
      const saved = await domain
        .write(async tx => {
          const before = await findSavedReply(tx.db, params)
          const after = before && (await updateSavedReply(tx, params, { name, content }))
          if (!after) return undefined
          await noteSavedFiles(tx, after)
          await recordSavedReply(tx, actorOf(request), { before, after })
          return after
        })
        .catch(refuseTaken(body.name))
      if (!saved) throw savedReplyNotFound()
      return { savedReply: restSavedReply(saved) }
    }
  )

  rest.delete(ONE, { config: APP_SETUP, schema: { params: ReplyPath } }, async request => {
    await domain.write(async tx => {
      const before = await deleteSavedReply(tx, request.params)
      if (!before) throw savedReplyNotFound()
      await recordSavedReply(tx, actorOf(request), { before })
    })
    return {}
  })
}
