import type { TSchema } from 'typebox'
import { compileReader } from '../validation'
import { badRequest } from './errors'

/** Compiles what reads a body or a part of one, and refuses as the REST API does. */
export const readerOf = <Schema extends TSchema>(schema: Schema) =>
  compileReader(schema, badRequest)
