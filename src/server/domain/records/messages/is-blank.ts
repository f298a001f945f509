/** Anything but spaces, control characters and those that nobody sees; U+2800 is a Braille cell without dots. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether people see nothing of a text. */
export const isBlank = (text: string): boolean => !SEEN.test(text)
