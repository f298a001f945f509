import type { MenuItems, WidgetSettings } from '../../init-options'

const ALL: MenuItems = { imageUpload: true, fileUpload: true, shareLocation: true }

/** What the menu offers. The older `imageUploadEnabled` turns off both uploads. */
export const menuItemsOf = ({
  menuItems = ALL,
  imageUploadEnabled = true
}: Pick<WidgetSettings, 'menuItems' | 'imageUploadEnabled'>): MenuItems => ({
  ...menuItems,
  ...(!imageUploadEnabled && { imageUpload: false, fileUpload: false })
})
