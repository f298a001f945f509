import type { TSchema } from 'typebox'

/** What the document says of one route, beside what the route's own schemas and scopes say. */
export interface Operation {
  /** camelCase, unique: names the call in generated clients. */
  id: string
  /** One sentence without a full stop, beginning with a verb. */
  summary: string
  /** Markdown: what neither the summary nor the schemas say. */
  description?: string
  /** By status; null: an answer without a body. Errors that any route may give come by themselves. */
  answers: Record<number, TSchema | null>
  /** Further errors of its own, by status. */
  errors?: Record<number, string>
  /** Fields of a `multipart/form-data` body; the route reads them itself. */
  form?: TSchema
  /** Who may call, where that is not what the path says. */
  security?: ('key' | 'session' | 'none')[]
}

/** Operations by method and path, such as `GET /apps/{appId}`. */
export type Operations = Record<string, Operation>

/** Operations that a reader looks for in one place. */
export interface Tag {
  name: string
  description: string
  operations: Operations
}
