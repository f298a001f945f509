/** Major version that pages should ask for. */
const VERSION = '5'

/**
 * Tags that bring the messenger by the loader.
 *
 * @param origin Where the server is seen from, such as `https://chat.example`.
 */
export const snippetTags = (origin: string, integrationId: string): string => {
  const inputs = new URLSearchParams({ global: 'Pipit', integrationId, version: VERSION })
  return [
    `<script src="${origin}/web/snippet.js?${String(inputs).replaceAll('&', '&amp;')}"></script>`,
    `<script>Pipit.init({ integrationId: '${integrationId}' })</script>`
  ].join('\n')
}

/** Tags that bring the messenger without the loader. */
export const directTags = (origin: string, integrationId: string): string =>
  [
    `<script src="${origin}/cdn/${VERSION}/pipit.js"></script>`,
    '<script>',
    `  Pipit.init({ integrationId: '${integrationId}', configBaseUrl: '${origin}' })`,
    '</script>'
  ].join('\n')
