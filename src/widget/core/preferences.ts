/** Storage keys of what a visitor has chosen in the settings, for this browser. */
export const LANGUAGE_KEY = 'language'
/** Present: new messages make no sound. */
export const SILENT_KEY = 'silent'
