import type { TSchema } from 'typebox'

/** Description of one route, beside its schemas and scopes. */
export interface Operation {
  /** Unique name in camelCase: the name of the method in generated clients. */
  id: string
  /** One sentence without a full stop, beginning with a verb. */
  summary: string
  /** Further description, in Markdown. */
  description?: string
  /** Answers by status; null: without a body. Errors common to all routes are added. */
  answers: Record<number, TSchema | null>
  /** Further errors of this route, by status. */
  errors?: Record<number, string>
  /** Fields of a `multipart/form-data` body, which the route parses itself. */
  form?: TSchema
  /** Authentication, where it does not follow from the path. */
  security?: ('key' | 'session' | 'none')[]
}

/** Operations by method and path, such as `GET /apps/{appId}`. */
export type Operations = Record<string, Operation>

/** A group of operations in the document. */
export interface Tag {
  name: string
  description: string
  operations: Operations
}
