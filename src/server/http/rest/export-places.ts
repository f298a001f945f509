import { RestError } from './errors'

/** Each export holds the database as it was: the file keeps all that changes until its end. */
const SERVER_MAX = 8
const APP_MAX = 2
const RETRY_AFTER_SECONDS = 30

const full = (code: 'too_many_requests' | 'unavailable', whose: string) =>
  new RestError(code, `${whose} exports are under way. Try again later.`, {
    'retry-after': String(RETRY_AFTER_SECONDS)
  })

/** How many exports may be under way at once, of an app and in all. */
export interface ExportPlaces {
  /**
   * @returns Gives the place back; to be called once.
   * @throws {RestError} `too_many_requests` when the app has as many as it may, `unavailable` when the
   *   server has.
   */
  take(appId: string): () => void
}

/** Makes the places of one server. */
export const createExportPlaces = (): ExportPlaces => {
  const taken: string[] = []

  return {
    take(appId) {
      if (taken.filter(id => id === appId).length >= APP_MAX) {
        throw full('too_many_requests', `${APP_MAX} of this app's`)
      }
      if (taken.length >= SERVER_MAX) throw full('unavailable', String(SERVER_MAX))
      taken.push(appId)
      return () => void taken.splice(taken.indexOf(appId), 1)
    }
  }
}
