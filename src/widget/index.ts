export type {
  CustomColors,
  InitOptions,
  LauncherPort,
  MessengerWidget,
  MountedMessenger,
  MountMessenger,
  WidgetContext,
  WidgetEvents,
  WidgetSettings
} from './api'
export { createMountMessenger, type OpenMessenger } from './mount-messenger'
