import type { FastifyRequest } from 'fastify'
import { ChatError, conversationNotFound, type MessageAnswer } from '../../../protocol'
import {
  checkClientMessageId,
  maskContent,
  postVisitorFile,
  writeAsSession
} from '../../domain/flows'
import {
  fileUrl,
  findMessage,
  findSentMessage,
  getUserConversation,
  patchMetadata,
  requireSession,
  type Session
} from '../../domain/records'
import { toMessage } from '../../domain/views'
import type { Db } from '../../storage'
import { type App, type Services, whyNotWhole } from '../shared'
import { acceptUploads, keepUpload, readForm, type UploadForm } from '../files'
import { ConversationPath } from './schemas'

const PATH = '/apps/:appId/conversations/:conversationId/files'
const UPLOAD = { rate: 'uploads' } as const

const readMetadata = (json: string | undefined) => {
  if (json === undefined) return undefined
  const half = whyNotWhole('metadata', json)
  if (half) throw new ChatError('invalid-request', half)
  try {
    return patchMetadata({}, JSON.parse(json))
  } catch (error) {
    if (error instanceof ChatError) throw error
    throw new ChatError('invalid-request', 'metadata must be an object in JSON.')
  }
}

const readFields = ({ clientMessageId, metadata }: UploadForm['fields']) => {
  if (clientMessageId === undefined) {
    throw new ChatError('invalid-message', 'A form needs a clientMessageId, before its source.')
  }
  checkClientMessageId(clientMessageId)
  return { clientMessageId, metadata: readMetadata(metadata) }
}

const requireConversation = async (db: Db, { userId }: Session, { params }: FastifyRequest) => {
  const { conversationId } = params as { conversationId: string }
  const conversation = await getUserConversation(db, userId, conversationId)
  if (!conversation) throw conversationNotFound(conversationId)
  return conversation
}

const findSent = async (db: Db, userId: string, clientMessageId: string) => {
  const sent = await findSentMessage(db, userId, clientMessageId)
  return sent && findMessage(db, sent.conversationId, sent.messageId)
}

/** Files that a visitor sends, each a message. */
export const bindFiles = (app: App, { domain, files, settings }: Services): void => {
  const { read } = domain.storage

  app.register(async (uploads: App) => {
    acceptUploads(uploads, files.maxBytes)

    uploads.post(
      PATH,
      { config: UPLOAD, schema: { params: ConversationPath } },
      async (request, reply) => {
        const { session } = request
        await requireConversation(read, session, request)
        const form = await readForm(request)
        // A login may have replaced the session meanwhile.
        await requireSession(read, session.tokenHash, domain.clock())
        const { clientMessageId, metadata } = readFields(form.fields)
        const sent = await findSent(read, session.userId, clientMessageId)
        if (sent) return { message: toMessage(sent, session.userId) } satisfies MessageAnswer

        const { text: name } = await maskContent(read, session.appId, { text: form.name })
        const shown = { ...form, name }
        const { row, created, userId } = await keepUpload({ domain, files }, shown, async file => {
          const mediaUrl = fileUrl(settings.publicUrl, file)
          const posted = await writeAsSession(domain, session, async (tx, visitor) => {
            const { userId } = visitor
            const conversation = await requireConversation(tx.db, visitor, request)
            const upload = { clientMessageId, metadata, file, mediaUrl }
            return { ...(await postVisitorFile(tx, visitor, conversation, upload)), userId }
          })
          if (!posted.created) await files.remove(file.id)
          return posted
        })
        const answer: MessageAnswer = { message: toMessage(row, userId) }
        return reply.code(created ? 201 : 200).send(answer)
      }
    )
  })
}
