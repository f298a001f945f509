import { snippet } from '../loader'

// What is built from this is a template: the server puts the inputs in the place of the braces.
snippet('{baseUrl}/web/{integrationId}/loader.json', '{global}', 'v{version}')
