import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { findWebIntegration } from '../../domain/integrations/integrations'
import type { Services } from '../services'
import type { SnippetMaker } from '../widget/snippet'
import { bindGuide } from './guide'
import { answerPage, readPageFile } from './page'

const VERSION = '5'
/** Shown where there is no integration yet whose id could stand there. */
const ID_PLACEHOLDER = '0'.repeat(24)
const DEMO_NOTE = 'This one belongs to the demo app. The console makes one for each integration.'
const PLACEHOLDER_NOTE =
  'Put the id of your integration in the place of the zeros; the console shows it.'

/** The front page at `/`, at `/demo/` a business's page with the widget of the demo app, and the guide. */
export const bindSite = (
  app: FastifyInstance,
  { domain, settings, demo }: Services,
  makeSnippet: SnippetMaker
): void => {
  const folder = join(settings.distDir, 'server', 'pages')

  const findDemo = async (): Promise<string | undefined> =>
    demo && (await findWebIntegration(domain.storage.read, demo.integrationId))?.id

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
        .send(await readPageFile(folder, file))
    )

  bindGuide(app, settings.distDir)

  serve('/icon.svg', 'icon.svg', 'image/svg+xml')
  // Browsers ask for it on pages that name no icon, such as plain JSON.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('icon.svg', 308))
  serve('/front.css', 'front.css', 'text/css; charset=utf-8')
  serve('/demo/demo.css', 'demo.css', 'text/css; charset=utf-8')

  app.get('/', async (_request, reply) => {
    const id = await findDemo()
    return answerPage(reply, {
      folder,
      file: 'front.html',
      baseUrl: settings.publicUrl,
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
      folder,
      file: id ? 'demo.html' : 'no-demo.html',
      baseUrl: settings.publicUrl,
      values: id ? { embedCode: { raw: embedCode(id) } } : {}
    })
  })
}
