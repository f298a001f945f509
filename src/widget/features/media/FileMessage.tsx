import { fileEnding, type FileContent } from '../../../protocol'
import { useValue } from '../../../ui'
import { type ContentProps, Icon, useMessengerContext } from '../../core'
import { FILE_ICON, Link, safeMedia } from '../../shared'
import { fileNameOf } from './file-name'
import { formatSize } from './format-size'
import { MediaBubble } from './MediaBubble'

/** A file to download: its name, type and size. */
export function FileMessage({ entry }: ContentProps) {
  const { host, $locale } = useMessengerContext()
  const locale = useValue($locale)
  const file = entry.message as FileContent
  const name = fileNameOf(file)
  const type = fileEnding(name)?.toUpperCase() ?? file.mediaType
  const size = formatSize(file.mediaSize, locale)
  return (
    <MediaBubble entry={entry} announcement="sentFile">
      <Link
        className="download"
        // Without an address it is no link, and says the same.
        href={safeMedia(file.mediaUrl, host.config.baseUrl)}
        download={name}
      >
        <Icon path={FILE_ICON} />
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
