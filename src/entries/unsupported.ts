import { unsupported } from '../loader'

// A template, as the snippet.
unsupported('{words}', '{global}')
