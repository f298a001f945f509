import type { Call } from './request'
import type { SavedView } from './shapes'

const APPS = '/console/api/apps'

/** Makes the calls about the views of one app that the signed-in member has saved. */
export const createViewsApi = (json: <Answer>(call: Call) => Promise<Answer>, appId: string) => {
  const list = `${APPS}/${encodeURIComponent(appId)}/views`
  const one = (id: string) => `${list}/${encodeURIComponent(id)}`
  return {
    async listViews(): Promise<SavedView[]> {
      return (await json<{ views: SavedView[] }>({ path: list })).views
    },

    /** Counts the conversations that each view lists. */
    async countViews(): Promise<{ id: string; count: number }[]> {
      const path = `${list}/counts`
      return (await json<{ counts: { id: string; count: number }[] }>({ path })).counts
    },

    /** Saves a view, in place of the one with its id. */
    async putView({ id, name, filter }: SavedView): Promise<SavedView> {
      const body = { name, filter }
      return (await json<{ view: SavedView }>({ method: 'PUT', path: one(id), body })).view
    },

    async deleteView(id: string): Promise<void> {
      await json({ method: 'DELETE', path: one(id) })
    }
  }
}
