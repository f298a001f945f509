/** `%((template:name))`; a name may have parentheses, in pairs. */
export const TEMPLATE = /%\(\(template:((?:[^()\p{Cc}]|\([^()\p{Cc}]*\))+)\)\)/gu

/** Lists the names of the saved replies that a text puts in, in their order. */
export const templateNames = (text: string): string[] =>
  [...text.matchAll(TEMPLATE)].map(([, name = '']) => name.trim())
