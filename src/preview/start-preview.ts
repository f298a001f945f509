import type { MessengerWidget } from '../widget'
import { guardPage } from './guard-page'
import { isPreviewRequest, type PreviewAnswer, type PreviewRequest } from './messages'
import { createStage } from './stage'

type Page = Window & typeof globalThis & { Pipit?: MessengerWidget }

/**
 * Shows what the console around this page asks for. Listens only to the window that frames it, and only
 * while that is of the same origin.
 *
 * @returns A function that ends it.
 */
export const startPreview = (page: Page): (() => void) => {
  const { origin } = page.location
  const answer = (message: PreviewAnswer) => page.parent.postMessage(message, origin)
  if (!page.Pipit) {
    answer({ type: 'preview:failed' })
    return () => {}
  }
  guardPage(page)
  const stage = createStage(page, page.Pipit)
  let wanted: PreviewRequest | undefined
  let isBusy = false

  async function showNewest() {
    if (isBusy) return
    isBusy = true
    while (wanted) {
      const { number, look } = wanted
      wanted = undefined
      try {
        const isMissing = await stage.show(look, () => !wanted)
        answer({ type: 'preview:shown', number, isMissing })
      } catch (error) {
        page.reportError(error)
        answer({ type: 'preview:failed' })
      }
    }
    isBusy = false
  }

  function onMessage({ data, origin: from, source }: MessageEvent) {
    if (from !== origin || source !== page.parent || !isPreviewRequest(data)) return
    wanted = data
    void showNewest()
  }

  page.addEventListener('message', onMessage)
  answer({ type: 'preview:ready' })
  return () => page.removeEventListener('message', onMessage)
}
