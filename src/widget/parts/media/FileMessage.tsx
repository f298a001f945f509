import { fileEnding, type FileContent } from '../../../protocol'
import { useServices } from '../../services'
import { Link } from '../Link'
import type { ContentProps } from '../part'
import { safeMedia } from '../safe-url'
import { fileNameOf } from './file-name'
import { formatSize } from './format-size'
import { MediaBubble } from './MediaBubble'

/** A file to download: its name, type and size. */
export function FileMessage({ entry }: ContentProps) {
  const { context, locale } = useServices()
  const file = entry.message as FileContent
  const name = fileNameOf(file)
  const type = fileEnding(name)?.toUpperCase() ?? file.mediaType
  const size = formatSize(file.mediaSize, locale)
  return (
    <MediaBubble entry={entry} announcement="sentFile">
      <Link
        className="download"
        // Without an address it is no link, and says the same.
        href={safeMedia(file.mediaUrl, context.config.baseUrl)}
        download={name}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 2h8l5 5v15H6zm2 2v16h9V8h-4V4zm2 8h5v2h-5zm0 4h5v2h-5z" />
        </svg>
        <span>
          <bdi>{name}</bdi>
          <small>
            {type}
            {type && size && ' · '}
            <bdi>{size}</bdi>
          </small>
        </span>
      </Link>
    </MediaBubble>
  )
}
