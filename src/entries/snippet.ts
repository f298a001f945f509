import { snippet } from '../loader'

// Placeholders of the template that this file is built into; the server puts JSON in their place.
declare const PIPIT_GLOBAL: string
declare const PIPIT_INTEGRATION: string
declare const PIPIT_VERSION: string
declare const PIPIT_BASE: string

snippet(window, document, PIPIT_GLOBAL, PIPIT_INTEGRATION, PIPIT_VERSION, PIPIT_BASE)
