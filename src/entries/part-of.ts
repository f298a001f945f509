/** Slots by the part that fills them; a part that is named as its only slot is not listed. */
const SLOTS: Record<string, string> = {
  calls: 'ask renew',
  contents:
    'carouselMessage fileMessage imageMessage listMessage locationMessage textMessage words actions richText webview',
  end: 'createHistory earlier end',
  fit: 'formatTime refit',
  forms: 'formMessage formResponseMessage fields checkFields prechat startPrechat',
  navigation:
    'header introduction openList channelIcon openSettings openChannel channelPrompt offerChannels',
  uploads: 'attach sendFile uploadState menu'
}

/** Names the part that fills a slot; one that no part fills has none of that name. */
export const partOf = (slot: string): string =>
  Object.keys(SLOTS).find(part => SLOTS[part]!.split(' ').includes(slot)) ?? slot
