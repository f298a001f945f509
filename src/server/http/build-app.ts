import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import { BODY_MAX_BYTES, EXTERNAL_ID_MAX_CHARS } from '../../protocol'
import { createDeliveryReports } from '../domain/flows'
import {
  createConnectionCap,
  createLimits,
  createQuotaWarning,
  noLimits,
  type RateName
} from '../limits'
import { bindRealtime } from '../realtime'
import { type App, createPageLoadLog, limitRequests, readAsJson, type Services } from './shared'
import {
  addRequestTimeout,
  addSecureHeaders,
  checkHost,
  addSlowReaderTimeout,
  answerPlainError,
  addRequestIdHeader,
  checkQueries,
  logRequests,
  createRequestIds,
  toOriginForm,
  checkRequestTarget,
  serializePipelinedRequests
} from './hooks'
import { bindBroker } from './broker'
import { bindChannels } from './channels'
import { bindConsoleApi, bindConsolePage } from './console'
import { bindFiles } from './files'
import { bindMail } from './mail'
import { bindMailIn } from './mail-in'
import { bindHealth, bindMetrics, countRequests } from './monitoring'
import { answerBadAddress, answerNotFound } from './unrouted-requests'
import { bindOpenApi, collectRoutes } from './openapi'
import { bindRest, createExportLimit } from './rest'
import { bindClientApi } from './client-api'
import { bindWidget } from './widget'

/** An externalId in an address, each character up to four bytes, each byte percent-encoded. */
const PARAMETER_MAX_CHARS = EXTERNAL_ID_MAX_CHARS * 4 * 3
/** Time limit for the arrival of the largest file: at 0.7 Mbit a second. */
const REQUEST_MAX_MS = 600_000
const HEADERS_MAX_MS = 10_000
/** Interval at which Node checks these time limits. */
const CHECK_EVERY_MS = 5_000

/** Builds the app with all routes of this server. It does not listen yet. */
export const buildApp = (given: Omit<Services, 'limits' | 'deliveries' | 'pageLoads'>): App => {
  const { rateLimits, rates } = given.settings
  const { clock } = given.domain
  const warn = createQuotaWarning(given.log, clock)
  const onRefused = (name: RateName, key: string) => {
    warn(name, key)
    given.metrics?.recordRefusal(name)
  }
  const limits = rateLimits ? createLimits(rates, clock, onRefused) : noLimits
  const deliveries = createDeliveryReports(given.domain, given.log)
  const exportLimit = createExportLimit()
  const pageLoads = createPageLoadLog(given.domain, given.log, () => given.settings.publicUrl)
  const services: Services = { ...given, limits, deliveries, pageLoads }
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(services.settings.trustProxy > 0),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    http: { headersTimeout: HEADERS_MAX_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => toOriginForm(url),
    frameworkErrors: answerBadAddress,
    // Requests that arrive while the server stops are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: PARAMETER_MAX_CHARS }
  }).withTypeProvider<TypeBoxTypeProvider>()

  // Other content types are refused.
  app.removeAllContentTypeParsers()
  readAsJson(app, 'application/json')
  app.setNotFoundHandler(answerNotFound)
  app.setErrorHandler(answerPlainError)
  addSecureHeaders(app, services.settings.publicUrl)
  checkHost(app, services.settings.allowedHosts)
  serializePipelinedRequests(app)
  const { maxConnections: max, trustProxy } = services.settings
  const cap = createConnectionCap({ max, trustProxy })
  cap.countConnections(app.server)
  limitRequests(app, services, cap)
  addRequestTimeout(app)
  addSlowReaderTimeout(app)
  checkRequestTarget(app)
  checkQueries(app)

  addRequestIdHeader(app)
  logRequests(app)
  countRequests(app, services.metrics)

  const routes = collectRoutes(app)
  app.register(async sdk => bindClientApi(sdk, services), { prefix: '/sdk/v1' })
  for (const prefix of ['/v2', '/sc/v2']) {
    app.register(async rest => bindRest(rest, services, exportLimit), { prefix })
  }
  app.register(async api => bindConsoleApi(api, services), { prefix: '/console/api' })
  app.register(async page => bindConsolePage(page, services.settings.distDir))
  app.register(async docs => bindOpenApi(docs, services, routes))
  app.register(async health => bindHealth(health, services))
  app.register(async metrics => bindMetrics(metrics, services))
  app.register(async widget => bindWidget(widget, services))
  app.register(async files => bindFiles(files, services))
  app.register(async mail => bindMail(mail, services))
  app.register(async mails => bindMailIn(mails, services))
  app.register(async channels => bindChannels(channels, services))
  if (services.settings.brokerUrls) app.register(async broker => bindBroker(broker, services))
  bindRealtime(app, services)
  return app
}
