declare const __lowerCss: (css: string, isRtl: boolean) => string

/** Source of a style sheet, and the function that writes it for this browser. */
interface Sheet {
  source: string
  write(css: string): void
}

/** The frame's document, which no other code uses. */
interface FrameDocument extends Document {
  sheets?: Sheet[]
}

/** Innermost first; what follows the first comma is all one fallback. */
const CALL = /(var|light-dark)\(([^(),]+)(?:,([^()]*))?\)/g
const TOKEN = /(--[\w-]+): ?([^;}]+)/g
const DARK = '(prefers-color-scheme: dark)'

const isDark = ({ colorScheme = '' }: CSSStyleDeclaration) => {
  const mayBeDark = /dark/.test(colorScheme)
  return mayBeDark === /light/.test(colorScheme) ? matchMedia(DARK).matches : mayBeDark
}

/** Replaces tokens by their values. Unknown tokens stay, for browsers that resolve them. */
const resolve = (css: string, tokens: Record<string, string>, dark: boolean): string => {
  const resolved = css.replace(
    CALL,
    (found: string, name: string, first: string, second: string | undefined) => {
      if (name === 'var') return tokens[first] || second || found
      return dark ? second! : first
    }
  )
  return resolved === css ? css : resolve(resolved, tokens, dark)
}

/**
 * Writes all sheets of a messenger anew, for the present theme and language of its page. Call it when one of
 * them has changed.
 */
export const restyle = (root: HTMLElement): void => {
  const { sheets = [] } = root.ownerDocument as FrameDocument
  const tokens: Record<string, string> = {}
  for (const { source } of sheets) {
    source.replace(TOKEN, (_, name, value) => (tokens[name] = value))
  }
  // What is set on the root: there it is a property like any other.
  for (const name of Object.keys(root.style)) {
    const value = root.style[name as never] as string
    if (name.startsWith('--') && value) tokens[name] = value
  }
  for (const { source, write } of sheets) {
    write(__lowerCss(resolve(source, tokens, isDark(root.style)), root.dir === 'rtl'))
  }
}

/** Adds a sheet to the frame's document; it says nothing before `restyle`. Returns how many there are. */
export const addSource = (doc: FrameDocument, source: string, write: Sheet['write']): number =>
  (doc.sheets ??= []).push({ source, write })
