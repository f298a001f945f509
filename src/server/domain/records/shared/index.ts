export { removeControls, toOneLine } from './control-chars'
export { type DueRow, type DueTable, findNextDue, listDue } from './due-rows'
export { patchMetadata } from './metadata'
export {
  checkIdCursors,
  checkListed,
  cutPage,
  invalidCursor,
  newestPage,
  type Page,
  type PageRequest,
  readPageById
} from './pages'
export { applyPatch, definedOf, type Patch } from './patch'
