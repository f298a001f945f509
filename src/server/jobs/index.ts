export * from './clear-log'
export { startRemovingInactive } from './remove-inactive'
export { type JobServices, startJobs } from './start-jobs'
