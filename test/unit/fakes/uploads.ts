import { createUploads } from '../../../src/client/uploads'
import type { Message } from '../../../src/protocol'
import { createChatServer } from './chat-server'
import { id } from './messages'
import { CONFIG, openTab } from './tab'

/** A call whose response a test gives. */
export class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onloadend?: () => void
  status = 0
  responseText = ''
  url = ''
  headers: Record<string, string> = {}
  form!: FormData
  isAborted = false

  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.isAborted = true
    this.onloadend?.()
  }
  progress(share: number) {
    this.upload.onprogress?.({ loaded: share * 200, total: 200 })
  }
  answer(status: number, json: unknown) {
    this.status = status
    this.responseText = typeof json === 'string' ? json : JSON.stringify(json)
    this.onloadend?.()
  }
  refuse(status: number, code: string) {
    this.answer(status, { error: { code, message: code } })
  }
}

/**
 * A page that uploads to a chat server in memory, with each upload under the control of the test.
 */
export const openUploads = () => {
  const server = createChatServer()
  const tab = openTab({ server })
  const requests: FakeRequest[] = []
  const urls = new Set<string>()
  let made = 0

  class Request extends FakeRequest {
    override send(form: FormData) {
      super.send(form)
      requests.push(this)
    }
  }
  const page = {
    ...tab.page.window,
    document,
    FormData,
    XMLHttpRequest: Request,
    URL: {
      createObjectURL: () => {
        const url = `blob:${++made}`
        urls.add(url)
        return url
      },
      revokeObjectURL: (url: string) => void urls.delete(url)
    }
  }
  const uploads = createUploads({
    messenger: tab.messenger,
    config: CONFIG,
    page: page as never
  })

  /** The message that the server creates for an upload. */
  const stored = ({ form }: FakeRequest): Message<string> => ({
    id: id(500 + made),
    type: 'image',
    role: 'user',
    userId: 'visitor',
    received: new Date().toISOString(),
    source: { type: 'web' },
    mediaUrl: 'https://chat.example/files/1/a.png',
    clientMessageId: String(form.get('clientMessageId'))
  })

  return {
    ...tab,
    server,
    uploads,
    requests,
    urls,
    stored,
    succeed: (request: FakeRequest) => request.answer(201, { message: stored(request) }),
    shown: () =>
      tab.messenger
        .mainConversation()
        .timeline.all()
        .map(({ message, status }) => `${(message as { mediaUrl?: string }).mediaUrl} ${status}`)
  }
}

/** A file of a given size. */
export const fileOf = (name: string, size = 200, type = 'image/png'): File =>
  new File(['x'.repeat(size)], name, { type })
