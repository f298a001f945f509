/** A style sheet, which the build of the console bundles. */
declare module '*.css'
