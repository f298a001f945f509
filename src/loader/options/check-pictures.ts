import { invalidOption, isMediaUrl, parseUrl } from '../../protocol'
import type { InitOptions } from '../../widget'

/** Smallest side of an icon, which the server asks for too. */
const SIDE_MIN_PX = 200

/** Ending of a picture that is no JPG, PNG or GIF. Its bytes are another site's, which scripts cannot read. */
const OTHER_TYPE = /\.(svg|webp|avif|bmp|ico)([?#]|$)/i

/**
 * Checks the addresses of pictures, as the server checks those that the business sets.
 *
 * @param base Address of our server, from which `http:` is right too.
 * @throws {ChatError} `invalid-option`.
 */
export const checkAddresses = (options: Partial<InitOptions>, base: string): void => {
  const { buttonIconUrl, businessIconUrl, backgroundImageUrl, prechatCapture } = options
  const given: Record<string, string | undefined> = {
    buttonIconUrl,
    businessIconUrl,
    backgroundImageUrl,
    'prechatCapture.avatarUrl': prechatCapture?.avatarUrl
  }
  for (const [name, url] of Object.entries(given)) {
    if (url && !isMediaUrl(parseUrl(url), base))
      throw invalidOption(name, 'an https address of a picture', url)
  }
}

/** Loads an icon, and warns when there is none, or one that the server would not take. */
export const checkSize = (
  options: Partial<InitOptions>,
  name: 'buttonIconUrl' | 'businessIconUrl'
): void => {
  const url = options[name]
  if (!url) return
  const picture = new Image()
  const warn = (got: string) =>
    console.warn(
      `Pipit: option ${name}: expected a JPG, PNG or GIF of at least ${SIDE_MIN_PX} × ${SIDE_MIN_PX} pixels, got ${got}.`
    )
  picture.onerror = () => warn('none')
  picture.onload = () => {
    const { naturalWidth: width, naturalHeight: height } = picture
    const type = OTHER_TYPE.exec(url)?.[1]
    if (type) warn(type)
    else if (Math.min(width, height) < SIDE_MIN_PX) warn(`${width} × ${height}`)
  }
  picture.src = url
}
