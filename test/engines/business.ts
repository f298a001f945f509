import { restAt } from '../util/rest'
import { startTestServer } from '../util/server'

/** A business with its server. */
export type Business = Awaited<ReturnType<typeof openBusiness>>

interface Contents {
  messages: { content: Record<string, unknown> }[]
}

/** Starts a server with the demo app, and the business that answers there. */
export const openBusiness = async () => {
  const { url, demo, accountKey, stop } = await startTestServer()
  const { integrationId } = demo
  const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  const snippet = await fetch(`${url}/web/snippet.js?integrationId=${integrationId}&version=5`)
  const messagesOf = (conversationId: string) => `/conversations/${conversationId}/messages`

  return {
    url,
    integrationId,
    /** Snippet that sites paste into their pages. */
    snippet: await snippet.text(),
    say: (conversationId: string, content: object) =>
      rest('POST', messagesOf(conversationId), { author: { type: 'business' }, content }),
    /** Reads the messages of a conversation, oldest first. */
    contents: async (conversationId: string) => {
      const { messages } = await rest<Contents>('GET', messagesOf(conversationId))
      return messages.map(({ content }) => content)
    },
    close: stop
  }
}
