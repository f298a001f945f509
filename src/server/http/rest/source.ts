/** How messages and activities are marked that came through the REST API. */
export const API_SOURCE = { type: 'api:conversations' }
