import type { App } from '../app'

/** Reads JSON also where it comes as text/plain, which browsers send without a preflight. */
export const acceptTextAsJson = (app: App): void => {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error')
  )
}
