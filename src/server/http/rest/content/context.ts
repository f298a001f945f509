import { Type } from 'typebox'

export { readerOf } from '../reader'

/** What reading content needs to know beside what came. */
export interface ContentContext {
  /** Where this server is reached. */
  publicUrl: string
  /** Gives each action its id. */
  nextId(): string
}

/** Where content stands in a body. */
export const PLACE = 'content'

/** Of all types but formResponse. */
export const blockable = { blockChatInput: Type.Optional(Type.Boolean()) }
