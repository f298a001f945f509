import { ignoreGone, type Call } from './request'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** A key of an app, with which programs call the REST API. */
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

/** Makes the calls about the keys of an app. All reject with an `ApiError`. */
export const createKeysApi = ({ json, at }: Requests) => {
  const list = at('/keys')

  return {
    /** Lists all of them, in the order they were made. An app has fewer than a page holds. */
    async listKeys(): Promise<AppKey[]> {
      const query = { 'page[size]': '100' }
      return (await json<{ keys: AppKey[] }>({ path: list, query })).keys
    },

    async createKey(displayName: string): Promise<NewAppKey> {
      const call = { method: 'POST', path: list, body: { displayName } } as const
      return (await json<{ key: NewAppKey }>(call)).key
    },

    /** Deletes a key, unless a colleague has done so meanwhile. */
    async deleteKey(id: string): Promise<void> {
      await json({ method: 'DELETE', path: `${list}/${encodeURIComponent(id)}` }).catch(ignoreGone)
    }
  }
}
