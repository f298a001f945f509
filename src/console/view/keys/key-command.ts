import type { NewAppKey } from '../../api'

/** Joins id and secret as Basic authorization takes them. */
export const credentialsOf = ({ id, secret }: NewAppKey): string => `${id}:${secret}`

/**
 * Writes a command that tries a key: it shows the app, or the webhooks of the custom integration that the key is
 * for. The quotes are those of all shells.
 */
export const keyCommand = (key: NewAppKey, appId: string, isOfProgram: boolean): string => {
  const path = isOfProgram ? '/integrations/me/webhooks' : ''
  return `curl -u "${credentialsOf(key)}" "${location.origin}/v2/apps/${appId}${path}"`
}
