import { Type, type TSchema } from 'typebox'
import { compileReader } from '../../validation'
import { badRequest } from '../errors'

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

/** Compiles what reads a part of a body, and refuses as the REST API does. */
export const readerOf = <Schema extends TSchema>(schema: Schema) =>
  compileReader(schema, badRequest)
