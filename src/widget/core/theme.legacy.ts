import { restyle } from './sheets.legacy'
import { applyTheme as applyTokens } from './theme'

/** Gives the frame its looks, where sheets have to be written with them. */
export const applyTheme: typeof applyTokens = (root, page, settings) => {
  applyTokens(root, page, settings)
  restyle(root)
}
