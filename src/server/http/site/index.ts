export { bindSite } from './bind-site'
export { GUIDE_HEADERS } from './guide'
export { createPageFiles } from './page'
