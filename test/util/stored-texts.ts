import type { Rest } from './rest'

interface Page {
  messages: { content: { text: string } }[]
  meta: { hasMore: boolean; beforeCursor: string }
}

/** Reads the texts that the server has stored in a conversation, oldest first. */
export const storedTexts = async (rest: Rest, conversationId: string): Promise<string[]> => {
  const path = `/conversations/${conversationId}/messages`
  const texts: string[] = []
  for (let query: string | undefined = ''; query !== undefined;) {
    const { messages, meta }: Page = await rest<Page>('GET', path + query)
    texts.unshift(...messages.map(({ content }) => content.text))
    query = meta.hasMore ? `?page[before]=${meta.beforeCursor}` : undefined
  }
  return texts
}
