import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

beforeAll(async () => {
  world = await openRestWorld()
  document = (await world.call('GET', '/openapi.json')).body
  operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as [string, Operation]
    )
  )
})
afterAll(() => world.close())

const namesOf = (some: [string, Operation][]) => some.map(([name]) => name)

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('refers only to schemas that it lists', () => {
  const listed = Object.keys(document.components.schemas)
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
  expect(named.map(([, name]) => name).filter(name => !listed.includes(name!))).toEqual([])
})

test('says of every route what it does and what it answers', () => {
  const silent = operations.filter(([, { tags, responses }]) => {
    const done = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    return tags.includes('Other') || !done.every(([, { content }]) => content)
  })
  // A row in src/server/http/openapi/operations/ describes a route.
  expect(namesOf(silent)).toEqual([])
})

test('describes no route that there is none of', async () => {
  const { TAGS } = await import('../../src/server/http/openapi/tags')
  const rows = TAGS.flatMap(tag => Object.keys(tag.operations))
  expect(rows.filter(row => !namesOf(operations).includes(row))).toEqual([])
})

test('gives every operation an id of its own', () => {
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter(id => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([])
})

test('says what every parameter means', () => {
  const silent = operations.filter(([, { parameters }]) =>
    parameters.some(({ description }) => !description)
  )
  expect(namesOf(silent)).toEqual([])
})

test('names every parameter of a path', () => {
  const incomplete = operations.filter(([name, { parameters }]) => {
    const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    const listed = parameters.filter(each => each.in === 'path').map(each => each.name)
    return named.join() !== listed.join()
  })
  expect(namesOf(incomplete)).toEqual([])
})

test('says limits of messages as the readers check them', () => {
  const { NewTextContent, NewItem, NewContent, NewFormField } = document.components.schemas
  expect(NewTextContent.properties.text).toMatchObject({ type: 'string', maxLength: 4096 })
  expect(NewItem.properties.actions).toMatchObject({ minItems: 1, maxItems: 3 })
  expect(NewContent.oneOf).toHaveLength(7)
  expect(NewFormField.discriminator).toEqual({ propertyName: 'type' })
})

test('says who may call what, and shows nobody the way in without saying so', () => {
  const open = operations.filter(([, { security }]) => security.some(way => !Object.keys(way)[0]))
  expect(namesOf(open).sort()).toEqual([
    'GET /sdk/v1/integrations/{integrationId}/config',
    'GET /sdk/v1/regions',
    'POST /sdk/v1/apps/{appId}/login',
    'POST /sdk/v1/apps/{appId}/sessions'
  ])
})
