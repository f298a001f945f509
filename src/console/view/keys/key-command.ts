import type { NewAppKey } from '../../api'

/** Joins id and secret as Basic authorization takes them. */
export const credentialsOf = ({ id, secret }: NewAppKey): string => `${id}:${secret}`

/** Writes the command that shows an app by a key of it. The quotes are those of all shells. */
export const keyCommand = (key: NewAppKey, appId: string): string =>
  `curl -u "${credentialsOf(key)}" "${location.origin}/v2/apps/${appId}"`
