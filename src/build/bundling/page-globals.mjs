/** Replaces the page's global object where a package of ours would leave a name on it. */
export const __GLOBALS__ = {}
