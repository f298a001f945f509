import { ENGLISH } from '../../../src/console/texts/en'

/** Lists the texts of the console in English, each form of a plural apart. */
export const consoleTexts: string[] = Object.values(ENGLISH).flatMap(text =>
  typeof text === 'string' ? [text] : Object.values(text)
)
