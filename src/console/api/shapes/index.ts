/** Parts of the REST API's responses that the console reads. Times are ISO 8601 strings. */
export * from './conversations'
export * from './events'
export * from './integrations'
export * from './messages'
export * from './page'
export * from './people'
export * from './team'
export * from './webhooks'
