import type { Content, Metadata } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import type { MessageAuthor } from '../../records'
import { isoTime } from '../iso-time'
import { restContent } from './rest-messages'

/** Shows a message that waits for its time as the REST API does. */
export const restScheduledMessage = (row: Row<'scheduledMessages'>) => ({
  id: row.id,
  sendAt: isoTime(row.sendAt),
  createdAt: isoTime(row.createdAt),
  author: { type: 'business' as const, ...readJson<MessageAuthor>(row.authorJson) },
  content: restContent(readJson<Content>(row.contentJson)),
  ...(row.metadataJson !== null && { metadata: readJson<Metadata>(row.metadataJson) })
})
