export * from './api'
export * from './feed'
export * from './request'
export * from './shapes'
