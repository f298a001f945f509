declare module 'planer' {
  /** Cuts what is quoted from the plain text of a mail. */
  export const extractFromPlain: (text: string) => string
}
