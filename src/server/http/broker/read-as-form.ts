import type { App } from '../shared'

/** Fields of a form; a field that comes twice counts once. */
export type FormFields = Partial<Record<string, string>>

/** Reads bodies as forms alone, which is how RabbitMQ sends its questions. */
export const readAsForm = (app: App): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body)))
  )
}
