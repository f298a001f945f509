import type { ReactNode } from 'react'
import type { FileMessage, ImageMessage } from '../../../protocol'
import { Slot } from '../../Slot'
import { Announcement } from '../Announcement'
import type { ContentProps } from '../part'

interface MediaBubbleProps extends ContentProps {
  /** Key of what is said aloud of it. */
  announcement: string
  /** The picture or the file. */
  children: ReactNode
}

/** What is around a picture or a file: words, buttons, and how its upload goes. */
export function MediaBubble({ entry, announcement, children }: MediaBubbleProps) {
  const { status } = entry
  const message = entry.message as ImageMessage | FileMessage
  const { text, htmlText, actions } = message
  return (
    <>
      <div className="bubble media">
        <Announcement of={announcement} message={message} />
        {children}
        {(text || htmlText) && (
          <div className="caption" dir="auto">
            <Slot name="richText" text={text} htmlText={htmlText}>
              {text}
            </Slot>
          </div>
        )}
      </div>
      {actions && <Slot name="actions" message={message} actions={actions} />}
      {(status === 'sending' || status === 'failed') && <Slot name="uploadState" entry={entry} />}
    </>
  )
}
