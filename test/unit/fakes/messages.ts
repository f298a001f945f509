import type { Message, User } from '../../../src/protocol'

/** An id of 24 digits that sorts by `number`. */
export const id = (number: number): string => String(number).padStart(24, '0')

/** The visitor whose messenger it is. */
export const visitor: User = { id: 'visitor', signedUpAt: 0, metadata: {}, hasPaymentInfo: false }

/** A stored message of the business, or of the visitor when it has a `clientMessageId`. */
export const message = (number: number, fields: Partial<Message> = {}): Message =>
  ({
    id: id(number),
    type: 'text',
    text: `text ${number}`,
    role: fields.clientMessageId ? 'user' : 'business',
    received: number,
    source: { type: 'web' },
    ...fields
  }) as Message

/** A pending message of the visitor. */
export const pending = (clientMessageId: string, fields: Partial<Message> = {}): Message =>
  message(0, { id: clientMessageId, role: 'user', text: clientMessageId, ...fields })
