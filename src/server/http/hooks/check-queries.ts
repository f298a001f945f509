import type { App } from '../shared'

/** A query with invalid UTF-8 or percent-encoding. */
class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly statusCode = 400
}

/** Refuses queries that cannot be decoded: Fastify would pass them on undecoded. */
export const checkQueries = (app: App): void => {
  app.addHook('onRequest', async ({ raw: { url = '' } }) => {
    const [, query = ''] = url.split('?', 2)
    if (!query.includes('%')) return
    try {
      decodeURIComponent(query)
    } catch {
      throw new QueryError('The query of the address cannot be decoded.')
    }
  })
}
