export { bindConsoleApi } from './bind-console-api'
export { bindConsolePage } from './console-page'
