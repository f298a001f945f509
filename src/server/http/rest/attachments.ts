import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  deleteFile,
  fileIdOf,
  fileUrl,
  insertBusinessFile,
  isIcon,
  storeAuditEntry
} from '../../domain/records'
import type { Tx } from '../../domain/transaction'
import { type App, AppPath, oneOf, type Services, Url } from '../shared'
import { acceptUploads, keepUpload, readForm } from '../files'
import { actorOf, principalOf } from './acting'
import { checkRole } from './check-role'
import { RestError } from './errors'
import { requireConversation } from './find'
import { ALL } from './guard'

const PATH = '/apps/:appId/attachments'

const UploadQuery = Type.Object({
  access: Type.Optional(oneOf('public')),
  for: Type.Optional(oneOf('message')),
  conversationId: Type.Optional(Type.String())
})

const RemovalBody = Type.Object({ mediaUrl: Url })

/**
 * Deletes a file; one of a conversation leaves an entry. Agents delete only what was uploaded for no conversation
 * and is shown nowhere, such as a picture that they chose and did not save.
 *
 * @returns Whether it was there.
 * @throws {RestError} `forbidden` for agents, also for a file that is not there.
 */
const removeFile = async (
  tx: Tx,
  request: FastifyRequest,
  { appId, id }: { appId: string; id: string }
): Promise<boolean> => {
  const file = await deleteFile(tx, appId, id)
  if (file?.shownIn !== 'none') checkRole(principalOf(request), 'admin')
  if (file && file.conversationId !== null) {
    const subject = { id: file.conversationId }
    await storeAuditEntry(tx, actorOf(request), {
      kind: 'conversation',
      action: 'fileDeleted',
      appId,
      subject
    })
  }
  return file !== undefined
}

/** Uploads and deletes files of the business. */
export const bindAttachments = (rest: App, { domain, files, settings, log }: Services): void => {
  rest.register(async (uploads: App) => {
    acceptUploads(uploads, files.maxBytes)

    uploads.post(
      PATH,
      { config: ALL, schema: { params: AppPath, querystring: UploadQuery } },
      async (request, reply) => {
        const { appId } = request.params
        const { conversationId = null } = request.query
        if (conversationId !== null) {
          await requireConversation(domain.storage.read, { appId, conversationId })
        }
        const form = await readForm(request)
        const attachment = await keepUpload({ domain, files }, form, async file => {
          await domain.write(tx => insertBusinessFile(tx, { ...file, appId, conversationId }))
          return { mediaUrl: fileUrl(settings.publicUrl, file), mediaType: file.mediaType }
        })
        return reply.code(201).send({ attachment })
      }
    )
  })

  rest.post(
    `${PATH}/remove`,
    { config: ALL, schema: { params: AppPath, body: RemovalBody } },
    async request => {
      const { appId } = request.params
      const id = fileIdOf(settings.publicUrl, request.body.mediaUrl)
      if (id !== undefined && (await isIcon(domain.storage.read, appId, id))) {
        throw new RestError(
          'conflict',
          'This file is a picture of the app, of an integration or of a member.'
        )
      }
      const isGone =
        id !== undefined && (await domain.write(tx => removeFile(tx, request, { appId, id })))
      if (!isGone) throw new RestError('not_found', 'This app has no file at this mediaUrl.')
      // Without its row the file cannot be read. If removing it fails now, the hourly job does it.
      await files.remove(id).catch(err => log.warn({ event: 'file.left', err }, 'will be swept'))
      return {}
    }
  )
}
