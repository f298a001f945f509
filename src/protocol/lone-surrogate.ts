/** Tells whether a text holds half a character, which UTF-8 cannot hold: it would be stored as another text. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text)
