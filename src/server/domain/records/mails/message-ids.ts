import type { Row } from '../../../storage'
import type { MailPlan } from '../../transaction'

/** Makes the Message-ID of a mail. */
export const messageIdOf = (
  { id, token }: Pick<Row<'mails'>, 'id' | 'token'>,
  { host }: MailPlan
): string => `<${id}.${token}@${host}>`
