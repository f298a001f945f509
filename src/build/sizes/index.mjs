export { listBudgets, SERVED_SEARCH_MAX_BYTES, storyNames } from './budget-list.mjs'
export { limitOf, measure, readBudgets } from './budgets.mjs'
export { SIZES_BLOCK, sizesTable } from './sizes-table.mjs'
