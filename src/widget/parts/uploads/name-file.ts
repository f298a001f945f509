/** Gives what a page made in memory the name of a file of its kind. */
export const nameFile = (
  file: Blob,
  kind: string,
  { File }: Pick<typeof globalThis, 'File'>
): File =>
  'name' in file
    ? (file as File)
    : new File([file], `${kind}.${file.type.replace(/^.*\/|\W.*$/g, '')}`, { type: file.type })
