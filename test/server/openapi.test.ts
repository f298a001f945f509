import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

let world: RestWorld
let document: any
let operations: [name: string, operation: Operation][]

const namesOf = (some: [string, Operation][]) => some.map(([name]) => name)

describe('The OpenAPI document', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    document = (await world.call('GET', '/openapi.json')).body
    operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) =>
          [`${method.toUpperCase()} ${path}`, operation] as [string, Operation]
      )
    )
  })
  afterAll(() => world.close())

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('refers only to listed schemas', () => {
    const listed = Object.keys(document.components.schemas)
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
    expect(named.map(([, name]) => name).filter(name => !listed.includes(name!))).toEqual([])
  })

  test('describes every route and its responses', () => {
    const silent = operations.filter(([, { tags, responses }]) => {
      const done = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      return tags.includes('Other') || !done.every(([, { content }]) => content)
    })
    // A row in src/server/http/openapi/operations/ describes a route.
    expect(namesOf(silent)).toEqual([])
  })

  test('describes no route that does not exist', async () => {
    const { TAGS } = await import('../../src/server/http/openapi/tags')
    const rows = TAGS.flatMap(tag => Object.keys(tag.operations))
    expect(rows.filter(row => !namesOf(operations).includes(row))).toEqual([])
  })

  test('gives every operation a unique id', () => {
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter(id => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([])
  })

  test('refuses a wrong field of an integration, as the server does', () => {
    const { anyOf } = document.components.schemas.IntegrationChanges ?? {}
    const closed = (anyOf as { $ref: string }[]).map(
      ({ $ref }) => document.components.schemas[$ref.split('/').at(-1)!]
    )
    expect(closed.map(({ additionalProperties }) => additionalProperties)).toEqual(
      closed.map(() => false)
    )
  })

  test('describes every parameter', () => {
    const silent = operations.filter(([, { parameters }]) =>
      parameters.some(({ description }) => !description)
    )
    expect(namesOf(silent)).toEqual([])
  })

  test('lists every parameter of a path', () => {
    const incomplete = operations.filter(([name, { parameters }]) => {
      const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const listed = parameters.filter(each => each.in === 'path').map(each => each.name)
      return named.join() !== listed.join()
    })
    expect(namesOf(incomplete)).toEqual([])
  })

  test('gives the limits of messages that the parsers enforce', () => {
    const { NewTextContent, NewItem, NewContent, NewFormField } = document.components.schemas
    expect(NewTextContent.properties.text).toMatchObject({ type: 'string', maxLength: 4096 })
    expect(NewItem.properties.actions).toMatchObject({ minItems: 1, maxItems: 3 })
    expect(NewContent.oneOf).toHaveLength(7)
    expect(NewFormField.discriminator).toEqual({ propertyName: 'type' })
  })

  test('lists exactly the routes that need no authorization', () => {
    const open = operations.filter(([, { security }]) => security.some(way => !Object.keys(way)[0]))
    expect(namesOf(open).sort()).toEqual([
      'GET /sdk/v1/integrations/{integrationId}/config',
      'GET /sdk/v1/regions',
      'POST /sdk/v1/apps/{appId}/login',
      'POST /sdk/v1/apps/{appId}/sessions'
    ])
  })
})
