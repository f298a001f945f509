export { bindHealth } from './health'
export { bindMetrics, countRequests } from './metrics'
