import type { WidgetSettings } from './public'

/** Whether anything but text may be sent. What a given object omits is off. */
export const hasMenu = ({ menuItems, imageUploadEnabled }: WidgetSettings): boolean | undefined =>
  !menuItems ||
  menuItems.shareLocation ||
  (imageUploadEnabled !== false && Object.values(menuItems).includes(true))
