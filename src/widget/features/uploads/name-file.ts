/** Gives a blob without a name a file name that matches its type. */
export const nameFile = (
  file: Blob,
  kind: string,
  { File }: Pick<typeof globalThis, 'File'>
): File =>
  'name' in file
    ? (file as File)
    : new File([file], `${kind}.${file.type.replace(/^.*\/|\W.*$/g, '')}`, { type: file.type })
