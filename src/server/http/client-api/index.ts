export { bindClientApi } from './bind-client-api'
export { answerClientError } from './errors'
