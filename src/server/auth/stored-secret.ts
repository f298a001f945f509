import type { SecretBox } from './secret-box'

/** Begins a sealed secret; one of an earlier version lies in clear. */
const SEALED = 'sealed:'

/** Tells whether a stored secret is sealed. */
export const isSealed = (stored: string): boolean => stored.startsWith(SEALED)

/** Seals the secret of a row, as it is stored. @param owner Id of the row. */
export const sealSecret = (box: SecretBox, secret: string, owner: string): string =>
  SEALED + box.seal({ secret }, owner)

/**
 * Opens the secret of a row.
 *
 * @throws {Error} For one that is not sealed, or sealed with another key or for another row.
 */
export const openSecret = (box: SecretBox, stored: string, owner: string): string => {
  const { secret } = box.open(stored.slice(SEALED.length), owner)
  if (!isSealed(stored) || secret === undefined)
    throw new Error(`the secret of ${owner} is not sealed`)
  return secret
}

/** Opens the secret of a row, and leaves its other columns. */
export const withSecret = <Stored extends { id: string; secret: string }>(
  box: SecretBox,
  row: Stored
): Stored => ({ ...row, secret: openSecret(box, row.secret, row.id) })
