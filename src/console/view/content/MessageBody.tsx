import type { Content } from '../../../protocol'
import { useTexts } from '../context'
import { ActionLabels } from './ActionLabels'
import { FormBody, FormResponseBody } from './FormBody'
import { ItemsBody } from './ItemsBody'
import { LocationBody } from './LocationBody'
import { FileBody, ImageBody } from './MediaBody'
import { RichText } from './RichText'

interface MessageBodyProps {
  content: Content
  /** Names that are marked in a text, each behind an `@`. */
  mentions?: readonly string[] | undefined
}

/** Content of a message, by its type. */
export function MessageBody({ content, mentions }: MessageBodyProps) {
  const { t } = useTexts()
  switch (content.type) {
    case 'text':
      return (
        <>
          <RichText text={content.text} htmlText={content.htmlText} mentions={mentions} />
          <ActionLabels actions={content.actions} />
        </>
      )
    case 'image':
      return <ImageBody content={content} />
    case 'file':
      return <FileBody content={content} />
    case 'carousel':
    case 'list':
      return <ItemsBody content={content} />
    case 'location':
      return <LocationBody content={content} />
    case 'form':
      return <FormBody content={content} />
    case 'formResponse':
      return <FormResponseBody content={content} />
    default:
      return <em>{t('content.unknown')}</em>
  }
}
