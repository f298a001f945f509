import { Type } from 'typebox'
import { deleteFile, fileIdOf, fileUrl, insertFile } from '../../domain/files'
import type { App } from '../app'
import { acceptUploads } from '../files/accept-uploads'
import { keepUpload } from '../files/keep-upload'
import { readForm } from '../files/read-form'
import { AppPath, oneOf, Url } from '../schemas'
import type { Services } from '../services'
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

/** Files that the business is about to send, or wants gone. */
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
          await domain.write(tx => insertFile(tx, { ...file, appId, conversationId }))
          return { mediaUrl: fileUrl(settings.publicUrl, file), mediaType: file.mediaType }
        })
        return reply.code(201).send({ attachment })
      }
    )
  })

  rest.post(
    `${PATH}/remove`,
    { config: ALL, schema: { params: AppPath, body: RemovalBody } },
    async ({ params: { appId }, body: { mediaUrl } }) => {
      const id = fileIdOf(settings.publicUrl, mediaUrl)
      const isGone = id !== undefined && (await domain.write(tx => deleteFile(tx, appId, id)))
      if (!isGone) throw new RestError('not_found', 'This app has no file at this mediaUrl.')
      // Nobody reads it any more. What cannot be removed now is swept.
      await files.remove(id).catch(err => log.warn({ event: 'file.left', err }, 'will be swept'))
      return {}
    }
  )
}
