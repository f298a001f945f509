/** Spaces, control characters and invisible ones, as a part of a pattern; U+2800 is a Braille cell without dots. */
export const UNSEEN = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800`

const SEEN = new RegExp(`[^${UNSEEN}]`, 'u')

/** Whether people see nothing of a text. */
export const isBlank = (text: string): boolean => !SEEN.test(text)
