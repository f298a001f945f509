import type { FastifyInstance, RouteOptions } from 'fastify'

/** A route that the document describes. */
export interface Route {
  method: string
  /** With parameters in braces, as OpenAPI has them. */
  path: string
  schema: RouteOptions['schema']
  scopes?: readonly string[]
}

/** `/sc/v2` is `/v2` once more. */
const DESCRIBED = /^\/(v2|sdk\/v1)\//
/** Made by the framework, or for browsers. */
const SILENT = ['HEAD', 'OPTIONS']

/** Notes the routes of both faces as they are made. Call it before any is. */
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
