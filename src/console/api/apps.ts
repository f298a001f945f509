import type { Call } from './request'
import type { App, AppDetails } from './shapes'

const APPS = '/console/api/apps'
const DEMO = '/console/api/demo'

const one = (id: string) => `${APPS}/${encodeURIComponent(id)}`

/** Makes the calls that create and delete apps. All reject with an `ApiError`. */
export const createAppsApi = (request: (call: Call) => Promise<Response>) => ({
  /** @param requestId Of at least 16 characters; the same one again creates no second app. */
  async createApp(displayName: string, requestId: string): Promise<App> {
    const answer = await request({ method: 'POST', path: APPS, body: { displayName, requestId } })
    return (await answer.json()).app
  },

  /** Deletes an app with all that it holds. */
  async deleteApp(id: string): Promise<void> {
    await request({ method: 'DELETE', path: one(id) })
  },

  /** Adds the demo, or finds the one that is there. */
  async addDemo(): Promise<App> {
    return (await (await request({ method: 'POST', path: DEMO })).json()).app
  },

  async removeDemo(): Promise<void> {
    await request({ method: 'DELETE', path: DEMO })
  }
})

/** Makes the calls about the settings of one app. All reject with an `ApiError`. */
export const createAppSettingsApi = (
  json: <Answer>(call: Call) => Promise<Answer>,
  path: string
) => {
  const call = async (request: Partial<Call>): Promise<AppDetails> =>
    (await json<{ app: AppDetails }>({ path, ...request })).app

  return {
    getApp: () => call({}),

    /** Changes fields in one request; those that are not named stay. */
    changeApp: (changes: object) => call({ method: 'PATCH', body: changes })
  }
}
