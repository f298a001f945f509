import { useState } from 'react'
import type { FileContent, ImageContent } from '../../../protocol'
import { useTexts } from '../context'
import { ActionLabels } from './ActionLabels'
import { OutLink } from './OutLink'
import { RichText } from './RichText'
import { fileName } from './summary'

/** Thumbnail that links to the picture; its name where it cannot be shown. */
export function ImageBody({ content }: { content: ImageContent }) {
  const { t } = useTexts()
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
            alt={altText ?? t('content.picture')}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
          />
        )}
      </OutLink>
      {text && (
        <p>
          <RichText text={text} />
        </p>
      )}
      <ActionLabels actions={actions} />
    </>
  )
}

/** A file to download. */
export function FileBody({ content }: { content: FileContent }) {
  return (
    <>
      <OutLink url={content.mediaUrl}>{fileName(content)}</OutLink>
      {content.text && (
        <p>
          <RichText text={content.text} />
        </p>
      )}
    </>
  )
}
