/** Removes control characters, but for tabs and line breaks. */
export const removeControls = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '')

const LINE_BREAKS = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu

/** Characters that change the direction of the text after them. Marks for the direction of a letter stay. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** Makes one line of a text, without control characters and without changes of its direction. */
export const toOneLine = (text: string): string =>
  removeControls(text.replace(LINE_BREAKS, ' ').replace(OVERRIDES, '')).trim()
