import type { Call } from './request'
import type { ChangesPage } from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Makes the calls about who changed settings. All reject with an `ApiError`. */
export const createChangesApi = ({ json, at }: Requests) => {
  const ownerOf = (integrationId: string | undefined) =>
    integrationId === undefined ? at('') : at(`/integrations/${encodeURIComponent(integrationId)}`)

  return {
    /** The newest page, or the one before a cursor. @param integrationId Undefined: of the app itself. */
    listChanges: (integrationId: string | undefined, before?: string) =>
      json<ChangesPage>({
        path: `${ownerOf(integrationId)}/changes`,
        query: { 'page[before]': before }
      })
  }
}
