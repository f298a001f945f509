import { ignoreGone, type Call } from './request'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** A key of an app or of a custom integration, with which programs call the REST API. */
export interface AppKey {
  id: string
  displayName: string
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601, to within five minutes; null: no use is known. */
  lastUsedAt: string | null
}

/** A key with its secret, which is given only when it is made. */
export interface NewAppKey extends AppKey {
  secret: string
}

/**
 * Makes the calls about keys: those of a custom integration where its id is given, else those of the app. All
 * reject with an `ApiError`.
 */
export const createKeysApi = ({ json, at }: Requests) => {
  const listOf = (integrationId: string | undefined) =>
    at(
      integrationId === undefined
        ? '/keys'
        : `/integrations/${encodeURIComponent(integrationId)}/keys`
    )

  return {
    /** Lists all of them, in the order they were made. There are fewer than a page holds. */
    async listKeys(integrationId?: string): Promise<AppKey[]> {
      const query = { 'page[size]': '100' }
      return (await json<{ keys: AppKey[] }>({ path: listOf(integrationId), query })).keys
    },

    async createKey(displayName: string, integrationId?: string): Promise<NewAppKey> {
      const call = { method: 'POST', path: listOf(integrationId), body: { displayName } } as const
      return (await json<{ key: NewAppKey }>(call)).key
    },

    /** Deletes a key, unless a colleague has done so meanwhile. */
    async deleteKey(id: string, integrationId?: string): Promise<void> {
      const path = `${listOf(integrationId)}/${encodeURIComponent(id)}`
      await json({ method: 'DELETE', path }).catch(ignoreGone)
    }
  }
}
