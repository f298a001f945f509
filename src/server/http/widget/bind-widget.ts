import type { FastifyInstance } from 'fastify'
import { answerClientError } from '../client-api'
import type { Services } from '../shared'
import { bindSite } from '../site'
import { bindCdn } from './cdn'
import { readReleases } from './releases'
import { readSnippetMaker } from './snippet'
import { bindWeb } from './web'

/** The widget's files and the server's own pages: `/cdn`, `/web`, `/demo/` and `/`. */
export const bindWidget = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { settings, versions } = services
  const releases = await readReleases(settings.distDir, versions)
  const makeSnippet = await readSnippetMaker(settings.distDir, releases, () => settings.publicUrl)

  app.setErrorHandler(answerClientError)
  bindCdn(app, releases)
  bindWeb(app, services, releases, makeSnippet)
  bindSite(app, services, makeSnippet)
}
