export * from './settings'
export * from './start'
export * from './start-error'
