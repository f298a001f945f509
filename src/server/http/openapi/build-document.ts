import type { Route } from './collect-routes'
import { describeRoute } from './describe-route'
import { DOCUMENTED } from './documented'
import { INTRODUCTION } from './introduction'
import type { Operation } from './operation'
import { SECURITY_SCHEMES } from './security'
import { TAGS } from './tags'
import { type Components, schemaWriter } from './to-json-schema'

const OTHER = { name: 'Other', description: 'What has not been described yet.' }

interface Place {
  tag: string
  operation: Operation | undefined
}

/** Finds the description of a route. */
export const findOperation = ({ method, path }: Route): Place => {
  const key = `${method} ${path}`
  const found = TAGS.find(({ operations }) => Object.hasOwn(operations, key))
  return { tag: found?.name ?? OTHER.name, operation: found?.operations[key] }
}

/**
 * Makes the document of both APIs from the schemas that validate requests.
 *
 * @param baseUrl Public address of the server.
 */
export const buildDocument = (routes: readonly Route[], baseUrl: string, version: string) => {
  const components: Components = new Map()
  const write = schemaWriter(DOCUMENTED, components)
  const paths: Record<string, Record<string, ReturnType<typeof describeRoute>>> = {}
  const tags = new Set<string>()
  for (const route of routes) {
    const path = (paths[route.path] ??= {})
    const place = findOperation(route)
    tags.add(place.tag)
    path[route.method.toLowerCase()] = describeRoute(route, place, write)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pipit',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: INTRODUCTION
    },
    servers: [{ url: baseUrl }],
    tags: [...TAGS, OTHER]
      .filter(({ name }) => tags.has(name))
      .map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: Object.fromEntries(components), securitySchemes: SECURITY_SCHEMES }
  }
}

export type OpenApiDocument = ReturnType<typeof buildDocument>
