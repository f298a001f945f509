import { createHash } from 'node:crypto'
import type { Row } from '../../../storage'

const VERSION_CHARS = 8

/** Rows that hold what a messenger shows. */
interface Versioned extends Pick<Row<'integrations'>, 'settingsJson' | 'customTextVersion'> {
  /** JSON of the app's settings, for its office hours. */
  appSettingsJson: string
}

/** Names what an integration and its app have set: other settings have another name. */
export const settingsVersion = ({
  settingsJson,
  customTextVersion,
  appSettingsJson
}: Versioned): string =>
  createHash('sha256')
    .update(`${customTextVersion} ${settingsJson} ${appSettingsJson}`)
    .digest('base64url')
    .slice(0, VERSION_CHARS)
