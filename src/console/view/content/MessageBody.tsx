import type { Content } from '../../../protocol'
import { ActionLabels } from './ActionLabels'
import { FormBody, FormResponseBody } from './FormBody'
import { ItemsBody } from './ItemsBody'
import { LocationBody } from './LocationBody'
import { FileBody, ImageBody } from './MediaBody'

/** What a message says, by its type. */
export function MessageBody({ content }: { content: Content }) {
  switch (content.type) {
    case 'text':
      return (
        <>
          {content.text}
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
      return <em>A message of a kind that is not shown here yet.</em>
  }
}
