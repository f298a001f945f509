import type { ImageContent } from '../../../protocol'
import type { ContentProps } from '../../core'
import { MediaBubble } from './MediaBubble'
import { Preview } from './Preview'

/** A picture, and what is said of it. */
export function ImageMessage({ entry }: ContentProps) {
  return (
    <MediaBubble entry={entry} announcement="sentImage">
      <Preview image={entry.message as ImageContent} />
    </MediaBubble>
  )
}
