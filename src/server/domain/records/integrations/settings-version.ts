import { createHash } from 'node:crypto'
import type { Row } from '../../../storage'

const VERSION_CHARS = 8

/** Names what an integration has set: other settings have another name. */
export const settingsVersion = ({
  settingsJson,
  customTextVersion
}: Pick<Row<'integrations'>, 'settingsJson' | 'customTextVersion'>): string =>
  createHash('sha256')
    .update(`${customTextVersion} ${settingsJson}`)
    .digest('base64url')
    .slice(0, VERSION_CHARS)
