export { bindSite } from './bind-site'
export { GUIDE_HEADERS } from './guide'
