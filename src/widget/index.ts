export {
  createMountMessenger,
  type Loaders,
  type MessengerContext,
  type OpenClient,
  type StartFeatures
} from './core'
export type * from './core/public'
