/** Time that a browser may take to begin the download of a file, in ms. */
const BEGINS_WITHIN_MS = 60_000

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGINS_WITHIN_MS)
}
