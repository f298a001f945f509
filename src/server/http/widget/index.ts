import type { FastifyInstance } from 'fastify'
import { answerSdkError } from '../sdk/errors'
import type { Services } from '../services'
import { bindSite } from '../site'
import { bindCdn } from './cdn'
import { readReleases } from './releases'
import { readSnippetMaker } from './snippet'
import { bindWeb } from './web'

/** What pages load of us, and the pages that show it: `/cdn`, `/web`, `/demo/` and `/`. */
export const bindWidget = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { settings, versions } = services
  const releases = await readReleases(settings.distDir, versions)
  const makeSnippet = await readSnippetMaker(settings.distDir, releases, () => settings.publicUrl)

  app.setErrorHandler(answerSdkError)
  bindCdn(app, releases)
  bindWeb(app, services, releases, makeSnippet)
  bindSite(app, services, makeSnippet)
}
