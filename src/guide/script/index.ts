import { addCopyButtons } from './add-copy-buttons'
import { bindSearch } from './bind-search'

/** Adds what needs a script to a page of the guide. */
export const bindPage = (): void => {
  const { src } = document.currentScript as HTMLScriptElement
  addCopyButtons()
  bindSearch(new URL('../', src).href)
}
