import type { Content } from '../../../protocol'
import { MessageBody } from '../content/MessageBody'
import { useTexts } from '../context'

/** Addresses of pictures: one that could not be shown is tried again when another one is given. */
const picturesOf = (content: Content): string => {
  if ('mediaUrl' in content) return content.mediaUrl
  return 'items' in content ? content.items.map(({ mediaUrl = '' }) => mediaUrl).join(' ') : ''
}

/** A message that is not sent yet, as the thread will show it. */
export function MessagePreview({ content }: { content: Content }) {
  const { t } = useTexts()
  return (
    <section className="message-preview" aria-label={t('templates.preview')}>
      <div className="message" data-by="business">
        <div className="bubble" dir="auto">
          <MessageBody key={picturesOf(content)} content={content} />
        </div>
      </div>
    </section>
  )
}
