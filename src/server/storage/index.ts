export * from './database'
export * from './open-storage'
export * from './prepared'
export * from './schema'
