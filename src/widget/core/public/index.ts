export type * from './api'
export type * from './delegate'
export type * from './init-options'
