import { createHash } from 'node:crypto'
import type { Row } from '../../../storage'

const VERSION_CHARS = 8

/** Names what an integration has set: other settings have another name. */
export const settingsVersion = ({
  settingsJson
}: Pick<Row<'integrations'>, 'settingsJson'>): string =>
  createHash('sha256').update(settingsJson).digest('base64url').slice(0, VERSION_CHARS)
