import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { findDemoApp } from '../../domain/flows'
import { findWebIntegration } from '../../domain/records'
import type { Services } from '../shared'
import { bindGuide } from './guide'
import { bindSecurityTxt } from './security-txt'
import { answerPage, createPageFiles, type Page } from './page'

const VERSION = '5'
/** Shown instead of the id when there is no integration yet. */
const ID_PLACEHOLDER = '0'.repeat(24)
const DEMO_NOTE = 'This one belongs to the demo app. The console makes one for each integration.'
const PLACEHOLDER_NOTE =
  'Put the id of your integration in the place of the zeros; the console shows it.'

/** The front page at `/`, the demo app's page at `/demo/`, and the guide. */
export const bindSite = (
  app: FastifyInstance,
  services: Services,
  makeSnippet: (inputs: { integrationId: string; version: string }) => string
): void => {
  const { domain, settings } = services
  const { read } = domain.storage
  const readPageFile = createPageFiles(join(settings.distDir, 'server', 'pages'))

  const findDemo = async (): Promise<string | undefined> => {
    const demo = await findDemoApp(read)
    return demo && (await findWebIntegration(read, demo.integrationId))?.id
  }

  const embedCode = (integrationId: string): string =>
    [
      makeSnippet({ integrationId, version: VERSION }),
      `Pipit.init({ integrationId: '${integrationId}' })`
    ].join('\n')

  const serve = (path: string, file: string, type: string) =>
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
        .type(type)
        .send(readPageFile(file))
    )

  const messengerAt = {
    baseUrl: settings.publicUrl,
    connectTo: settings.mqttPublicUrl ? [settings.mqttPublicUrl] : []
  }
  const addScript = (html: string, script: string): Page => ({
    ...messengerAt,
    template: html
      .replaceAll('<script src=', '<script nonce="{{nonce}}" src=')
      .replace('</body>', () => `${script}</body>`),
    connectTo: [...messengerAt.connectTo, "'self'"],
    values: {}
  })
  const addMessenger = (html: string, id: string): Page =>
    addScript(html, `<script nonce="{{nonce}}">${embedCode(id)}</script>`)

  bindGuide(app, settings.distDir, {
    'guide/web-messenger': async html => {
      const id = await findDemo()
      return id ? addMessenger(html, id) : undefined
    },
    'guide/testing-your-integration': async html =>
      addScript(html, '<script nonce="{{nonce}}" src="testing.js"></script>')
  })
  bindSecurityTxt(app, services)

  serve('/icon.svg', 'icon.svg', 'image/svg+xml')
  // Browsers request it for pages without an icon, such as plain JSON.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('icon.svg', 308))
  serve('/front.css', 'front.css', 'text/css; charset=utf-8')
  serve('/demo/demo.css', 'demo.css', 'text/css; charset=utf-8')

  app.get('/', async (_request, reply) => {
    const id = await findDemo()
    const template = readPageFile('front.html').toString()
    return answerPage(reply, {
      ...messengerAt,
      ...(id ? addMessenger(template, id) : { template }),
      values: {
        embedCode: `<script>\n${embedCode(id ?? ID_PLACEHOLDER)}\n</script>`,
        embedNote: id ? DEMO_NOTE : PLACEHOLDER_NOTE
      }
    })
  })

  app.get('/demo', (_request, reply) => reply.redirect('demo/', 308))
  app.get('/demo/', async (_request, reply) => {
    const id = await findDemo()
    if (!id) reply.code(404)
    return answerPage(reply, {
      ...messengerAt,
      template: readPageFile(id ? 'demo.html' : 'no-demo.html').toString(),
      values: id ? { embedCode: { raw: embedCode(id) } } : {}
    })
  })
}
