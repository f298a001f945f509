import type { TSchema } from 'typebox'
import { compileParser } from '../shared'
import { badRequest } from './errors'

/** Compiles a parser of a body or a part of one, which throws errors of the REST API. */
export const parserOf = <Schema extends TSchema>(schema: Schema) =>
  compileParser(schema, badRequest)
