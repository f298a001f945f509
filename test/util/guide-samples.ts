import { readFileSync } from 'node:fs'

/** A piece of code that a page of the guide shows. */
export interface GuideSample {
  language: string
  /** The name in its first comment, else undefined. */
  file: string | undefined
  /** Heading above it; empty before the first one. */
  section: string
  text: string
}

const PART = /^## (.+)$|^```(\w+)\n([^]*?)^```$/gm
/** Names of a folder, a file and its ending, in the first lines of a sample. */
const FILE = /^(?:<script[^>]*>\n)?\s*\/\/ ([\w./-]+\.\w+)/

/** Reads the samples of a page, in their order. @param page Its name: `frameworks`. */
export const readSamples = (page: string): GuideSample[] => {
  let section = ''
  return [...readFileSync(`src/guide/pages/${page}.md`, 'utf8').matchAll(PART)].flatMap(
    ([, heading, language, text = '']) => {
      if (heading) section = heading
      return language ? [{ language, file: FILE.exec(text)?.[1], section, text }] : []
    }
  )
}

/**
 * Reads a sample by the section that it stands in, or by the file that it names.
 *
 * @throws {Error} When the page has none of this language there.
 */
export const readSample = (page: string, place: string, language: string): string => {
  const found = readSamples(page).find(
    sample => sample.language === language && [sample.section, sample.file].includes(place)
  )
  if (!found) throw new Error(`${page}.md has no ${language} at "${place}"`)
  return found.text
}

/** Scripts within components of frameworks. */
const SCRIPT = /<script[^>]*>\n([^]*?)<\/script>/

/** Reads the script of a component that is written for Vue, Svelte or Astro. */
export const scriptOf = (component: string): string => SCRIPT.exec(component)?.[1] ?? component
