import { Type } from 'typebox'
import { TEXT_MAX_CHARS } from '../../../protocol'
import { recordSavedReply } from '../../domain/flows'
import {
  createSavedReply,
  deleteSavedReply,
  findSavedReply,
  listSavedReplies,
  updateSavedReply
} from '../../domain/records'
import { restSavedReply } from '../../domain/views'
import { isDuplicate } from '../../storage'
import { type App, AppPath, Name, SEEN_TEXT, type Services } from '../shared'
import { actorOf } from './acting'
import { RestError, savedReplyNotFound } from './errors'
import { APP, APP_SETUP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const LIST = '/apps/:appId/saved-replies'
const ONE = `${LIST}/:savedReplyId`

const ReplyPath = Type.Object({ appId: Type.String(), savedReplyId: Type.String() })
const NewReply = Type.Object({
  name: Name,
  text: Type.String({
    minLength: 1,
    maxLength: TEXT_MAX_CHARS,
    pattern: SEEN_TEXT,
    description: 'text that is not blank and has no U+0000'
  })
})

const refuseTaken = (name: string | undefined) => (error: unknown) => {
  throw isDuplicate(error)
    ? new RestError('conflict', `There is a saved reply ${JSON.stringify(name?.trim())} already.`)
    : error
}

/** `/apps/{appId}/saved-replies` and the replies under it. */
export const bindSavedReplies = (rest: App, services: Services): void => {
  const { domain } = services
  const { read } = domain.storage

  rest.post(
    LIST,
    { config: APP_SETUP, schema: { params: AppPath, body: NewReply } },
    async (request, reply) => {
      const { params, body } = request
      const saved = await domain
        .write(async tx => {
          const after = await createSavedReply(tx, params.appId, body)
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
    { config: APP_SETUP, schema: { params: ReplyPath, body: Type.Partial(NewReply) } },
    async request => {
      const { params, body } = request
      const saved = await domain
        .write(async tx => {
          const before = await findSavedReply(tx.db, params)
          const after = before && (await updateSavedReply(tx, params, body))
          if (after) await recordSavedReply(tx, actorOf(request), { before, after })
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
