import type { Story } from '../story'
import { CARDS } from './cards'
import { CHANNEL_STORIES } from './channels'
import { CORE } from './core'
import { ENVIRONMENT_STORIES } from './environment'
import { FORMS } from './forms'
import { HOURS } from './hours'
import { LAUNCHER } from './launcher'
import { LOCATION } from './location'
import { MEDIA_STORIES } from './media'
import { NAVIGATION } from './navigation'
import { PRECHAT } from './prechat'
import { TEXT } from './text'
import { UPLOADS } from './uploads'
import { WELCOME } from './welcome'

/** Every state of the messenger. A feature's states are a file here, and a line in this list. */
export const STORIES: readonly Story[] = [
  ...LAUNCHER,
  ...CORE,
  ...WELCOME,
  ...HOURS,
  ...TEXT,
  ...MEDIA_STORIES,
  ...CARDS,
  ...LOCATION,
  ...FORMS,
  ...PRECHAT,
  ...UPLOADS,
  ...NAVIGATION,
  ...CHANNEL_STORIES,
  ...ENVIRONMENT_STORIES
]
