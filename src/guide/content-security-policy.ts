/** A source that a page's policy may name, or a directive that needs none. */
export interface PolicyAdvice {
  directive: string
  /**
   * With `{baseUrl}` in the place of the server's address, and `{socketUrl}` where that begins with
   * `ws`. Absent: the messenger needs nothing of the directive.
   */
  source?: string
  /** Why it is needed, or why it is not. */
  reason: string
  /** Pages of which this is true do without it. */
  leaveOutIf?: string
  /** Only pages of which this is true need it; it is in no ready policy. */
  onlyIf?: string
}

/** A whole policy for one way of putting the messenger into a page. */
export interface ReadyPolicy {
  title: string
  /** What stands in the page. */
  tag: 'snippet' | 'snippet in a file' | 'script tag'
  /** The nonce stands on the page's own script tags; the messenger passes it on to what it adds. */
  hasNonce: boolean
  trustedTypes: boolean
  reason: string
}

/** What a policy is made of. */
export interface PolicyInputs {
  /** Public address of the server, without a slash at the end. */
  baseUrl: string
  /** Made anew for each answer. Without one, scripts are allowed by where they come from. */
  nonce?: string
  /** No string becomes a script or markup, and nobody may make a policy that lets it. @default false */
  trustedTypes?: boolean
  /** What the page itself needs, by directive. */
  own?: Record<string, string[]>
}

/** What a page allows the messenger, and nothing else, with the reasons. */
export const CSP_GUIDANCE: readonly PolicyAdvice[] = [
  {
    directive: 'script-src',
    source: '{baseUrl}/cdn/',
    reason: 'The code of the messenger; files that people send lie elsewhere and are no scripts.'
  },
  {
    directive: 'connect-src',
    source: '{baseUrl}/web/',
    reason: 'The snippet asks which version is the newest.',
    leaveOutIf: 'The page loads pipit.js by a script tag of its own.'
  },
  {
    directive: 'connect-src',
    source: '{baseUrl}/sdk/',
    reason: 'Messages, uploads and every other call of the messenger go there.'
  },
  {
    directive: 'connect-src',
    source: '{socketUrl}/realtime',
    reason: 'Answers arrive at once over a WebSocket.'
  },
  {
    directive: 'img-src',
    source: '{baseUrl}/files/',
    reason: 'Pictures that visitors and the business have sent lie there.'
  },
  {
    directive: 'img-src',
    source: 'blob:',
    reason: 'A picture is shown while it is still on its way.',
    leaveOutIf: 'Visitors may send no pictures: imageUploadEnabled is false.'
  },
  {
    directive: 'img-src',
    source: 'https:',
    reason: 'Icons, avatars and pictures may lie anywhere; name the hosts if they are known.',
    onlyIf: 'The business takes any of them, QR codes of channels included, from another server.'
  },
  {
    directive: 'frame-src',
    source: 'https:',
    reason: 'A webview action opens a page within the messenger; without it visitors get a link.',
    onlyIf: 'The business sends webview actions; name the hosts if they are known.'
  },
  {
    directive: 'frame-src',
    reason: 'The frame that the messenger lives in is a part of the page and loads nothing.'
  },
  {
    directive: 'style-src',
    reason: 'Styles are set by script through calls that no policy forbids, never inline.'
  },
  {
    directive: 'font-src',
    reason: 'Texts stand in the fonts of the system.'
  },
  {
    directive: 'media-src',
    reason: 'The sound of a new message is made in the browser; sent files open on their own.'
  }
]

/** Policies to copy, which the browser tests serve as they are. */
export const READY_POLICIES: readonly ReadyPolicy[] = [
  {
    title: 'Sources by host',
    tag: 'snippet in a file',
    hasNonce: false,
    trustedTypes: false,
    reason:
      'No script stands in the page: the snippet is in a file of your own, so name its host too.'
  },
  {
    title: 'A nonce and strict-dynamic',
    tag: 'snippet',
    hasNonce: true,
    trustedTypes: false,
    reason:
      'What a trusted script loads is trusted; the host is named for browsers that do not know that.'
  },
  {
    title: 'Trusted Types',
    tag: 'script tag',
    hasNonce: true,
    trustedTypes: true,
    reason:
      'The snippet adds a script tag by script, which Trusted Types forbid; your own tag does not.'
  }
]

/** Sources by directive, for whom wants to lay them over a policy that exists. */
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
 * Writes the strictest policy under which a page has the messenger: everything that is needed and not
 * `onlyIf` in {@link CSP_GUIDANCE}, and what the page names as its own.
 *
 * @returns The value of the header `content-security-policy`.
 */
export const contentSecurityPolicy = (inputs: PolicyInputs): string =>
  Object.entries(sourcesOf(inputs))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
