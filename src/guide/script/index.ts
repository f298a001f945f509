import { addCopyButtons } from './add-copy-buttons'
import { bindSearch } from './bind-search'
import { showCurrent } from './show-current'

/** Adds what needs a script to a page of the guide. */
export const bindPage = (): void => {
  const { src } = document.currentScript as HTMLScriptElement
  showCurrent()
  addCopyButtons()
  bindSearch(new URL('../', src).href)
}
