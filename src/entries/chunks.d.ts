/** A chunk of `src/widget/chunks.ts`, as the build makes it. */
declare module 'chunk:*' {
  export const features: readonly import('../widget/core/loading').Feature[]
}
