import type { MailParts } from './mail-html'

const messageLines = ({ authorName, text, links }: MailParts['messages'][number]): string =>
  [
    ...(authorName ? [`${authorName}:`] : []),
    ...(text ? [text] : []),
    ...links.map(link => (link.text === link.url ? link.url : `${link.text}: ${link.url}`))
  ].join('\n')

/** Writes a mail as plain text. */
export const mailText = ({ marker, lead, messages, action, notes, leave }: MailParts): string =>
  [
    ...(marker ? [marker] : []),
    lead,
    ...messages.map(messageLines),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    '-- ',
    ...notes,
    ...(leave ? [`${leave.text}: ${leave.url}`] : [])
  ]
    .join('\n\n')
    .replace('\n\n-- \n\n', '\n\n-- \n')
    .concat('\n')
