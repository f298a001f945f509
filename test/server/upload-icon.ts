import { basic, type Key, type RestWorld } from './rest-world'
import { formOf, iconOf, type Sample } from './upload'

interface Shop {
  path: string
  appKey: Key
}

/**
 * Uploads an image that an integration may use as its icon.
 *
 * @returns Its address.
 */
export const uploadIcon = async (
  world: RestWorld,
  { path, appKey }: Shop,
  icon: Sample = { name: 'icon.png', bytes: iconOf(200) }
): Promise<string> => {
  const { body, headers } = await formOf({}, icon)
  const answer = await world.call('POST', `${path}/attachments`, body, {
    ...headers,
    authorization: basic(appKey)
  })
  return answer.body.attachment.mediaUrl
}
