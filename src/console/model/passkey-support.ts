const IP_ADDRESS = /^[\d.]+$|:/

/**
 * Tells whether browsers allow passkeys in a window: over HTTPS or on this machine, and by the name of a host.
 *
 * @see https://www.w3.org/TR/webauthn-3/#sctn-createCredential
 */
export const allowsPasskeys = (window: Window): boolean =>
  'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname)
