import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A built file as its manifest describes it; sizes in bytes. */
export interface ReleasedFile {
  /** Value of the `integrity` attribute. */
  integrity: string
  bytes: number
  /** Sizes of the `.br` and `.gz` beside it. */
  brotli: number
  gzip: number
}

/** One version of the widget. */
export interface Release {
  /** Full version, such as `5.0.0`. */
  version: string
  folder: string
  /** Files by name. Nothing else of the folder is served. */
  files: Map<string, ReleasedFile>
}

/** Version 4 and any full version of it: all of them have the same names, and 5 has them too. */
const VERSION_4 = /^4(\.\d+\.\d+)?$/
const NEWEST_MAJOR = '5'

/** File that pages load first. */
export const SCRIPT = 'pipit.js'
/** The same file with the names of version 4. */
const SCRIPT_OF_4 = 'pipit.v4.js'

/** Reads the manifests of the built versions. */
export const readReleases = (distDir: string, versions: string[]): Promise<Release[]> =>
  Promise.all(
    versions.map(async version => {
      const folder = join(distDir, 'cdn', version)
      const manifest = await readFile(join(folder, 'manifest.json'), 'utf8')
      const { files } = JSON.parse(manifest) as { files: Record<string, ReleasedFile> }
      return { version, folder, files: new Map(Object.entries(files)) }
    })
  )

/** Whether a page that names this version was written for version 4. */
export const isVersion4 = (name: string): boolean => VERSION_4.test(name)

/**
 * Finds a release by a full version or a major one; the newest for any version 4.
 *
 * @param releases The newest first.
 */
export const findRelease = (releases: Release[], name: string): Release | undefined => {
  const exact = releases.find(({ version }) => version === name)
  const major = isVersion4(name) ? NEWEST_MAJOR : name
  return exact ?? releases.find(({ version }) => version.split('.')[0] === major)
}

/** Returns the file that serves a requested file of a version. */
export const fileFor = (version: string, file: string): string =>
  isVersion4(version) && file === SCRIPT ? SCRIPT_OF_4 : file
