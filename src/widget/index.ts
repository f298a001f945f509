export type * from './api'
export type * from './delegate'
export type * from './init-options'
export {
  createMountMessenger,
  type Loaders,
  type OpenMessenger,
  type StartParts
} from './mount-messenger'
