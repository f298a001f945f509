import type { SecretBox } from '../../../auth'

/** Opens what a caller hands back; empty for what this server did not seal for this owner. */
export const openSealed = (
  box: SecretBox,
  token: string,
  owner: string
): Record<string, string> => {
  try {
    return box.open(token, owner)
  } catch {
    // Anyone may send anything.
    return {}
  }
}
