import type { FileContent } from '../../../protocol'

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name of a file: what its sender calls it, or the last part of its address. */
export const fileNameOf = ({ altText, mediaUrl }: FileContent): string =>
  altText || decode(mediaUrl.replace(/[?#].*/, '').match(/[^/]+$/)?.[0] ?? mediaUrl)
