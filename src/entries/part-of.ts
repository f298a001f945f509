/** Parts that fill more slots than the one they are named after. */
const HOLDERS: Record<string, string> = {
  fileMessage: 'media',
  imageMessage: 'media',
  attach: 'uploads',
  uploadState: 'uploads',
  menu: 'uploads',
  carouselMessage: 'cards',
  listMessage: 'cards',
  formMessage: 'forms',
  formResponseMessage: 'forms',
  fields: 'forms',
  checkFields: 'forms',
  textMessage: 'text',
  words: 'text',
  actions: 'text',
  richText: 'text',
  webview: 'text',
  locationMessage: 'location',
  header: 'navigation',
  introduction: 'navigation',
  openList: 'navigation',
  channelIcon: 'navigation',
  openSettings: 'channels',
  openChannel: 'channels',
  channelPrompt: 'channels',
  startPrechat: 'prechat',
  formatTime: 'fit',
  createHistory: 'history',
  earlier: 'history',
  openPolling: 'polling'
}

/** Names the part that fills a slot; one that no part fills has none of that name. */
export const partOf = (slot: string): string => HOLDERS[slot] ?? slot
