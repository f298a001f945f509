export * from './add-user'
export * from './settings'
export * from './start'
export * from './start-error'
