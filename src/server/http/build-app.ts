import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import { BODY_MAX_BYTES, EXTERNAL_ID_MAX_CHARS } from '../../protocol'
import { createLimits, noLimits } from '../limits'
import { createDeliveryReports } from '../domain/webhooks/delivery-reports'
import { bindRealtime } from '../realtime/bind-realtime'
import type { App } from './app'
import { limitArrival } from './body-deadline'
import { bindConsoleApi } from './console'
import { bindConsolePage } from './console-page'
import { bindRest } from './rest'
import { createExportPlaces } from './rest/export-places'
import { bindSdk } from './sdk'
import { bindFiles } from './files'
import { bindHealth } from './health'
import { logRequests } from './log-requests'
import { checkQueries } from './check-queries'
import { readAsJson } from './json-bodies'
import { limitRequests } from './limit-requests'
import { bindOpenApi, collectRoutes } from './openapi'
import { bindMetrics, countRequests } from './metrics'
import { answerInTurn } from './pipelining'
import { answerRequestIds, nameRequests } from './request-ids'
import { answerBadAddress, answerNothingHere } from './no-route'
import { answerPlainError } from './plain-errors'
import { originForm, refuseOtherTargets } from './request-target'
import type { Services } from './services'
import { limitReading } from './unread-answers'
import { bindWidget } from './widget'

/** An externalId in an address, each character up to four bytes, each byte percent-encoded. */
const PARAMETER_MAX_CHARS = EXTERNAL_ID_MAX_CHARS * 4 * 3
/** How long the largest file may take to arrive: it then comes at 0.7 Mbit a second. */
const REQUEST_MAX_MS = 600_000
const HEADERS_MAX_MS = 10_000
/** How late a slow request may be noticed. */
const CHECK_EVERY_MS = 5_000

/** Puts together all that this server answers. It listens to nothing yet. */
export const buildApp = (given: Omit<Services, 'limits' | 'deliveries' | 'exportPlaces'>): App => {
  const { rateLimits, rates } = given.settings
  const limits = rateLimits ? createLimits(rates, given.domain.clock) : noLimits
  const deliveries = createDeliveryReports(given.domain, given.log)
  const exportPlaces = createExportPlaces()
  const services: Services = { ...given, limits, deliveries, exportPlaces }
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequests(services.settings.trustProxy > 0),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    http: { headersTimeout: HEADERS_MAX_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => originForm(url),
    frameworkErrors: answerBadAddress,
    // Whatever arrives while the server stops is still answered.
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: PARAMETER_MAX_CHARS }
  }).withTypeProvider<TypeBoxTypeProvider>()

  // Anything else is of a type that nobody reads here.
  app.removeAllContentTypeParsers()
  readAsJson(app, 'application/json')
  app.setNotFoundHandler(answerNothingHere)
  app.setErrorHandler(answerPlainError)
  answerInTurn(app)
  limitRequests(app, services)
  limitArrival(app)
  limitReading(app)
  refuseOtherTargets(app)
  checkQueries(app)

  answerRequestIds(app)
  logRequests(app)
  countRequests(app, services.metrics)

  const routes = collectRoutes(app)
  app.register(async sdk => bindSdk(sdk, services), { prefix: '/sdk/v1' })
  for (const prefix of ['/v2', '/sc/v2']) {
    app.register(async rest => bindRest(rest, services), { prefix })
  }
  app.register(async api => bindConsoleApi(api, services), { prefix: '/console/api' })
  app.register(async page => bindConsolePage(page, services))
  app.register(async docs => bindOpenApi(docs, services, routes))
  app.register(async health => bindHealth(health, services))
  app.register(async metrics => bindMetrics(metrics, services))
  app.register(async widget => bindWidget(widget, services))
  app.register(async files => bindFiles(files, services))
  bindRealtime(app, services)
  return app
}
