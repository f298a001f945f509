/** Names the language of a tag, with its region; the tag itself where it is not known. */
export const languageName = (language: string, tag: string): string => {
  try {
    const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' })
    return names.of(tag) ?? tag
  } catch {
    // Browsers send any text here.
    return tag
  }
}
