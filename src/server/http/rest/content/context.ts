import { Type } from 'typebox'

export { parserOf } from '../parser-of'

/** Context in which content is parsed. */
export interface ContentContext {
  /** Public address of this server. */
  publicUrl: string
  /** Makes the id of an action. */
  nextId(): string
}

/** Path of the content in a body. */
export const PLACE = 'content'

/** Content of all types but `formResponse`. */
export const blockable = { blockChatInput: Type.Optional(Type.Boolean()) }
