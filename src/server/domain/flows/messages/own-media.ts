import type { Db } from '../../../storage'
import { describeFile, fileIdOf, findFile, type MessageContent } from '../../records'

/** The app and server whose files a message may show. */
export interface MediaPlace {
  appId: string
  /** Address of this server, without a slash at the end. */
  publicUrl: string
}

/**
 * Adds type and size of a file of this server to an image or file, and its name where none was given.
 * Files of other servers are not requested.
 */
export const describeOwnMedia = async (
  db: Db,
  { appId, publicUrl }: MediaPlace,
  content: MessageContent
): Promise<MessageContent> => {
  if (content.type !== 'image' && content.type !== 'file') return content
  const id = fileIdOf(publicUrl, content.mediaUrl)
  const file = id === undefined ? undefined : await findFile(db, id)
  if (file?.appId !== appId) return content
  const { mediaWidth, mediaHeight, ...known } = describeFile(file)
  const size = mediaWidth && mediaHeight ? { mediaWidth, mediaHeight } : {}
  const shown = content.type === 'image' ? size : {}
  return { altText: file.name, ...content, ...known, ...shown }
}
