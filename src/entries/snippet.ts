import { snippet } from '../loader'

// What is built from this is a template: the server puts the inputs in the place of the braces.
snippet('{global}', '{baseUrl}/web/{integrationId}/loader.json', 'v{version}')
