export { bindOpenApi } from './bind-openapi'
export { collectRoutes } from './collect-routes'
