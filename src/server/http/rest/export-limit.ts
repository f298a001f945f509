import { RestError } from './errors'

/** Each export holds a snapshot, for which the database keeps all old pages until its end. */
const SERVER_MAX = 8
const APP_MAX = 2
const RETRY_AFTER_SECONDS = 30

const full = (code: 'too_many_requests' | 'unavailable', whose: string) =>
  new RestError(code, `${whose} exports are under way. Try again later.`, {
    'retry-after': String(RETRY_AFTER_SECONDS)
  })

/** Limits the exports that run at a time, of an app and in all. */
export interface ExportLimit {
  /**
   * Reserves a place.
   *
   * @returns A function that releases it; to be called once.
   * @throws {RestError} `too_many_requests` when the app has as many as it may, `unavailable` when the
   *   server has.
   */
  acquire(appId: string): () => void
}

/** Makes the limit of one server. */
export const createExportLimit = (): ExportLimit => {
  const taken: string[] = []

  return {
    acquire(appId) {
      if (taken.filter(id => id === appId).length >= APP_MAX) {
        throw full('too_many_requests', `${APP_MAX} of this app's`)
      }
      if (taken.length >= SERVER_MAX) throw full('unavailable', String(SERVER_MAX))
      taken.push(appId)
      return () => void taken.splice(taken.indexOf(appId), 1)
    }
  }
}
