export * from './database'
export * from './open-storage'
export * from './schema'
