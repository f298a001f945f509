import type { MessengerContext, Texts } from '../../core'

/** The texts of one messenger: the page's own over another language's over English. */
export interface TextLayers {
  /** Begins again with the page's own texts, as the settings have them, over English. */
  reset(): void
  /** Replaces the layer between. */
  setLocal(texts: Texts): void
}

const PLACEHOLDER = /{\w+}/g

/** Lays texts over each other, in the record that all translations read. */
export const createLayers = ({
  settings,
  texts,
  $english
}: Pick<MessengerContext, 'settings' | 'texts' | '$english'>): TextLayers => {
  let own: Record<string, string> = {}
  let local: Texts = {}

  // A text without its number or name would not be understandable.
  const dropIncomplete = (key: string, model: string) => {
    const missing = model.match(PLACEHOLDER)?.find(placeholder => !own[key]?.includes(placeholder))
    if (own[key] === undefined || !missing) return
    console.warn(`Pipit: customText.${key} lacks ${missing}; the built-in text is used.`)
    delete own[key]
  }

  const update = () => {
    const english = $english.get()
    for (const [key, text] of Object.entries(english)) dropIncomplete(key, text)
    // Formats of dates have no English text.
    for (const key of Object.keys({ ...english, ...own }))
      texts[key] = own[key] ?? local[key] ?? english[key]
  }

  const reset = () => {
    own = { ...settings.customText, ...settings.customScreenReaderAnnouncement }
    local = {}
    update()
  }
  reset()
  $english.listen(update)

  return {
    reset,
    setLocal: added => {
      local = added
      update()
    }
  }
}
