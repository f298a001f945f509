import type { MenuItems, WidgetSettings } from '../../core/public'

const ALL: MenuItems = { imageUpload: true, fileUpload: true, shareLocation: true }

/** Items of the menu. The older `imageUploadEnabled` turns off both uploads. */
export const menuItemsOf = ({
  menuItems = ALL,
  imageUploadEnabled = true
}: Pick<WidgetSettings, 'menuItems' | 'imageUploadEnabled'>): MenuItems => ({
  ...menuItems,
  ...(!imageUploadEnabled && { imageUpload: false, fileUpload: false })
})
