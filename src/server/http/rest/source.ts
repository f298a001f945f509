/** Source of messages and activities that were sent through the REST API. */
export const API_SOURCE = { type: 'api:conversations' }
