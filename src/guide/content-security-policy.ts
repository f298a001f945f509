/** A source that a page's policy may name, or a directive that needs none. */
export interface PolicyAdvice {
  directive: string
  /**
   * With `{baseUrl}` for the server's address, and `{socketUrl}` where that begins with
   * `ws`. Absent: the messenger needs nothing of the directive.
   */
  source?: string
  /** Reason for which it is needed, or is not. */
  reason: string
  /** Condition under which a page does not need it. */
  leaveOutIf?: string
  /** Condition under which a page needs it; it is in no ready policy. */
  onlyIf?: string
}

/** A complete policy for one way to embed the messenger. */
export interface ReadyPolicy {
  title: string
  /** Tag in the page. */
  tag: 'snippet' | 'snippet in a file' | 'script tag'
  /** Whether script tags carry a nonce; the messenger passes it on to tags that it adds. */
  hasNonce: boolean
  trustedTypes: boolean
  reason: string
}

/** Inputs of a policy. */
export interface PolicyInputs {
  /** Public address of the server, without a slash at the end. */
  baseUrl: string
  /** Generated for each response. Without one, scripts are allowed by their origin. */
  nonce?: string
  /** Requires Trusted Types: no string becomes script or markup, and no policy may be created. @default false */
  trustedTypes?: boolean
  /** Sources of the page itself, by directive. */
  own?: Record<string, string[]>
}

/** Sources that the messenger needs, and no others, with the reasons. */
export const CSP_GUIDANCE: readonly PolicyAdvice[] = [
  {
    directive: 'script-src',
    source: '{baseUrl}/cdn/',
    reason: 'The code of the messenger. Uploaded files have another address and are no scripts.'
  },
  {
    directive: 'connect-src',
    source: '{baseUrl}/web/',
    reason: 'The snippet asks for the newest version.',
    leaveOutIf: 'The page loads pipit.js by a script tag of its own.'
  },
  {
    directive: 'connect-src',
    source: '{baseUrl}/sdk/',
    reason: 'Messages, uploads and all other calls of the messenger.'
  },
  {
    directive: 'connect-src',
    source: '{socketUrl}/realtime',
    reason: 'New messages arrive over a WebSocket.'
  },
  {
    directive: 'connect-src',
    source: '{socketUrl}/mqtt',
    reason: 'New messages arrive over MQTT instead.',
    onlyIf: 'The server has the setting PIPIT_MQTT_PUBLIC_URL.'
  },
  {
    directive: 'img-src',
    source: '{baseUrl}/files/',
    reason: 'Images that visitors and the business have sent.'
  },
  {
    directive: 'img-src',
    source: 'blob:',
    reason: 'An image is shown while it is being uploaded.',
    leaveOutIf: 'Visitors cannot send images: imageUploadEnabled is false.'
  },
  {
    directive: 'img-src',
    source: 'https:',
    reason: 'Icons, avatars and images may come from any host; name the hosts if you know them.',
    onlyIf: 'The business uses any of them, QR codes of channels included, from another server.'
  },
  {
    directive: 'frame-src',
    source: 'https:',
    reason:
      'A webview action opens a page inside the messenger; without this source visitors get a link.',
    onlyIf: 'The business sends webview actions; name the hosts if you know them.'
  },
  {
    directive: 'frame-src',
    reason: 'The frame of the messenger belongs to the page and loads nothing.'
  },
  {
    directive: 'style-src',
    reason: 'Scripts set styles through calls that no policy forbids, never inline.'
  },
  {
    directive: 'font-src',
    reason: 'The messenger uses system fonts.'
  },
  {
    directive: 'media-src',
    reason:
      'The browser generates the sound of a new message; sent files open in a tab of their own.'
  }
]

/** Policies to copy; the browser tests serve them unchanged. */
export const READY_POLICIES: readonly ReadyPolicy[] = [
  {
    title: 'Sources by host',
    tag: 'snippet in a file',
    hasNonce: false,
    trustedTypes: false,
    reason:
      'The page has no inline script: the snippet is in a file of your own, so name its host too.'
  },
  {
    title: 'A nonce and strict-dynamic',
    tag: 'snippet',
    hasNonce: true,
    trustedTypes: false,
    reason: 'A trusted script may load others; the host is for browsers without strict-dynamic.'
  },
  {
    title: 'Trusted Types',
    tag: 'script tag',
    hasNonce: true,
    trustedTypes: true,
    reason:
      'The snippet adds a script tag by script, which Trusted Types forbid; so use your own tag.'
  }
]

/** Returns sources by directive, to merge into an existing policy. */
const sourcesOf = ({ baseUrl, nonce, trustedTypes, own = {} }: PolicyInputs) => {
  const sources: Record<string, string[]> = { 'default-src': ["'none'"] }
  const add = (directive: string, ...more: string[]) =>
    (sources[directive] = [...new Set([...(sources[directive] ?? []), ...more])])

  if (nonce) add('script-src', `'nonce-${nonce}'`, "'strict-dynamic'")
  for (const { directive, source, onlyIf } of CSP_GUIDANCE) {
    if (!source || onlyIf) continue
    const socketUrl = baseUrl.replace(/^http/, 'ws')
    add(directive, source.replace('{baseUrl}', baseUrl).replace('{socketUrl}', socketUrl))
  }
  for (const [directive, more] of Object.entries(own)) add(directive, ...more)
  if (trustedTypes) {
    add('require-trusted-types-for', "'script'")
    add('trusted-types', "'none'")
  }
  return sources
}

/**
 * Writes the strictest policy under which the messenger works: all needed sources that are not
 * `onlyIf` in {@link CSP_GUIDANCE}, and the page's own.
 *
 * @returns The value of the header `content-security-policy`.
 */
export const contentSecurityPolicy = (inputs: PolicyInputs): string =>
  Object.entries(sourcesOf(inputs))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
