import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A built file as its manifest describes it; sizes in bytes. */
export interface ReleasedFile {
  /** As script tags carry it. */
  integrity: string
  bytes: number
  /** Sizes of the `.br` and `.gz` beside it. */
  brotli: number
  gzip: number
}

/** One version of what pages load. */
export interface Release {
  /** Such as `5.0.0`. */
  version: string
  folder: string
  /** Nothing else of the folder is served. */
  files: Map<string, ReleasedFile>
}

/** Major versions that a page may name, and the one that serves them: the names of 4 are among those of 5. */
const MAJORS: Record<string, string> = { 4: '5', 5: '5' }

/** What pages load first. */
export const SCRIPT = 'pipit.js'
/** The same, under the names of version 4. */
const SCRIPT_OF_4 = 'pipit.v4.js'

/** Reads the manifests of the versions that were built. */
export const readReleases = (distDir: string, versions: string[]): Promise<Release[]> =>
  Promise.all(
    versions.map(async version => {
      const folder = join(distDir, 'cdn', version)
      const manifest = await readFile(join(folder, 'manifest.json'), 'utf8')
      const { files } = JSON.parse(manifest) as { files: Record<string, ReleasedFile> }
      return { version, folder, files: new Map(Object.entries(files)) }
    })
  )

/**
 * Finds what a page names by a full version or a major one.
 *
 * @param releases The newest first.
 */
export const findRelease = (releases: Release[], name: string): Release | undefined => {
  const exact = releases.find(({ version }) => version === name)
  const major = Object.hasOwn(MAJORS, name) ? MAJORS[name] : undefined
  return exact ?? releases.find(({ version }) => version.split('.')[0] === major)
}

/** Names the file of a release that a page gets for one that it asks for by a version. */
export const fileFor = (version: string, file: string): string =>
  version === '4' && file === SCRIPT ? SCRIPT_OF_4 : file
