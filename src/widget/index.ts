export type {
  Closure,
  ImportChunk,
  InitOptions,
  LauncherPort,
  MessengerWidget,
  MountedMessenger,
  MountMessenger,
  WidgetContext,
  WidgetEvents,
  WidgetSettings
} from './api'
export {
  createMountMessenger,
  type Loaders,
  type OpenMessenger,
  type StartParts
} from './mount-messenger'
