/** @typedef {import('./bundle-entries.mjs').Entries} Entries */

/**
 * @typedef {object} BrowserTarget Rules by which files are written for one kind of browsers.
 * @property {string} ending End of file names.
 * @property {import('esbuild').Plugin[]} plugins
 * @property {string[]} builtIn Names of entries without a file: `live` contains them, or these browsers do without.
 * @property {(entries: Entries) => Promise<Entries>} write Converts bundled ES modules, which list their
 *   imports, to the module format and the file names that pages load.
 * @property {(name: string, file: import('./bundle-entries.mjs').File, defs: Record<string, unknown>) =>
 *   Promise<import('../../bundling/index.mjs').Minified>} finish Minifies a file, and fills in `defs`.
 */

/** @typedef {keyof typeof TARGETS} TargetName */

/** Loads only the tools of the target that is built. */
const TARGETS = {
  modern: async () => (await import('./modern-target.mjs')).createModernTarget,
  legacy: async () => (await import('../legacy/index.mjs')).createLegacyTarget
}

export const TARGET_NAMES = /** @type {TargetName[]} */ (Object.keys(TARGETS))

/**
 * Makes the target of that name.
 *
 * @param {TargetName} name
 * @param {Map<string, string>} internalNames Short names by name.
 * @returns {Promise<BrowserTarget>}
 */
export const createBrowserTarget = async (name, internalNames) =>
  (await TARGETS[name]())(internalNames)
