import {
  errorCode,
  networkFailed,
  toJson,
  type ConfigAnswer,
  type Message,
  type MessageAnswer
} from '../../protocol'
import type { Messenger } from '../client'
import type { Session } from '../session'
import { parseMessage } from '../shared'
import { prepareImage, type ImagePage } from './prepare-image'
import { sendForm } from './send-form'
import type { Upload } from './upload'

export interface FileSenderOptions {
  messenger: Pick<Messenger, '$session' | 'internals' | 'mainConversation'>
  config: Pick<ConfigAnswer, 'app' | 'baseUrl'>
  page: ImagePage & Pick<typeof globalThis, 'FormData' | 'XMLHttpRequest'>
}

/** Sends the file of one upload; creates its session and conversation first if there are none. */
export type SendFile = (upload: Upload, signal: AbortSignal) => Promise<Message>

/** Creates what sends the files of one client. */
export const createFileSender = ({
  messenger: { $session, internals },
  config,
  page
}: FileSenderOptions): SendFile => {
  const createForm = async (file: File, id: string, metadata: Message['metadata']) => {
    const form = new page.FormData()
    form.append('clientMessageId', id)
    if (metadata) form.append('metadata', toJson(metadata))
    form.append('source', await prepareImage(file, page), file.name)
    return form
  }

  return async ({ file, conversation, pending, state }, signal) => {
    const { id, type, metadata } = pending
    const { name, type: mediaType, size: mediaSize } = file
    const changed = await internals.beforeSend(
      { type, name, mediaType, mediaSize, ...(metadata && { metadata }) },
      conversation
    )
    if (!$session.get() || !conversation.info.peek()) await internals.createSession({})
    const form = await createForm(file, id, changed.metadata)
    const path = `/conversations/${conversation.info.peek()?.id}/files`
    const url = `${config.baseUrl}/sdk/v1/apps/${config.app.id}${path}`

    const attempt = async (session?: Session) => {
      if (!session) throw networkFailed(url)
      const { message } = await sendForm<MessageAnswer>(new page.XMLHttpRequest(), {
        url,
        token: session.token,
        form,
        signal,
        onProgress: progress => {
          state.value = { progress }
        }
      })
      return parseMessage(message)
    }
    const session = $session.get()
    try {
      return await attempt(session)
    } catch (error) {
      if (!session || errorCode(error) !== 'invalid-auth') throw error
      await internals.renew(session)
      return attempt($session.get())
    }
  }
}
