import { useState } from 'react'
import type { FileContent, ImageContent } from '../../../protocol'
import { ActionLabels } from './ActionLabels'
import { OutLink } from './OutLink'
import { fileName } from './summary'

/** A picture, small, that leads to itself; its name where it cannot be shown. */
export function ImageBody({ content }: { content: ImageContent }) {
  const [hasFailed, setFailed] = useState(false)
  const { mediaUrl, altText, text, actions } = content
  return (
    <>
      <OutLink url={mediaUrl}>
        {hasFailed ? (
          fileName(content)
        ) : (
          <img
            className="thumbnail"
            src={mediaUrl}
            alt={altText ?? 'Picture'}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
          />
        )}
      </OutLink>
      {text && <p>{text}</p>}
      <ActionLabels actions={actions} />
    </>
  )
}

/** A file to download. */
export function FileBody({ content }: { content: FileContent }) {
  return (
    <>
      <OutLink url={content.mediaUrl}>{fileName(content)}</OutLink>
      {content.text && <p>{content.text}</p>}
    </>
  )
}
