import type { App } from './app'

/** A query of which a part is no UTF-8, or not percent-encoded. */
class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly statusCode = 400
}

/** Refuses queries that cannot be decoded, which would be taken as they are. */
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
