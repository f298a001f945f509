/** Parts of an OpenAPI document that are rendered. */
export interface ApiDocument {
  info: { description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: { schemas: Record<string, Shape> }
}

export interface ApiOperation {
  tags: string[]
  operationId: string
  summary: string
  description?: string
  'x-scopes'?: readonly string[]
  security: object[]
  parameters: {
    name: string
    in: string
    required: boolean
    description?: string
    schema: Shape
  }[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Shape }> }>
}

/** A JSON Schema, as far as it is shown. */
export interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  oneOf?: Shape[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  additionalProperties?: Shape
  description?: string
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
