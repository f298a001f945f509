import type { ReactNode } from 'react'
import type { FileMessage, ImageMessage } from '../../../protocol'
import { type ContentProps, Slot } from '../../core'
import { Announcement } from '../../shared'

interface MediaBubbleProps extends ContentProps {
  /** Key of the text for screen readers. */
  announcement: string
  /** The picture or the file. */
  children: ReactNode
}

/** Bubble around a picture or a file: its text, its buttons and the state of its upload. */
export function MediaBubble({ entry, announcement, children }: MediaBubbleProps) {
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
        {/ing$/.test(entry.status) && <Slot name="uploadState" entry={entry} />}
      </div>
      {actions && <Slot name="actions" message={message} actions={actions} />}
      {entry.status === 'failed' && <Slot name="uploadState" entry={entry} />}
    </>
  )
}
