import type { FastifyInstance, RouteOptions } from 'fastify'

/** A route that the document describes. */
export interface Route {
  method: string
  /** Path with parameters in braces. */
  path: string
  schema: RouteOptions['schema']
  scopes?: readonly string[]
}

/**
 * Prefixes of what is described. Left out are an alias, `/sc/v2`, and `/console/api`: it serves the pages of the
 * console by their cookie, no key opens it, and it changes with them.
 */
const DESCRIBED = /^\/(v2|sdk\/v1)\//
/** Methods of routes that the framework adds, or that browsers use on their own. */
const SILENT = ['HEAD', 'OPTIONS']

/** Collects the routes of both APIs. To be called before they are added. */
export const collectRoutes = (app: FastifyInstance): readonly Route[] => {
  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (!DESCRIBED.test(url)) return
    const path = url.replace(/:(\w+)/g, '{$1}')
    for (const each of [method].flat()) {
      if (SILENT.includes(each)) continue
      routes.push({ method: each, path, schema, ...(config?.scopes && { scopes: config.scopes }) })
    }
  })
  return routes
}
