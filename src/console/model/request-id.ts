/** Makes an id that names one request and each time it is repeated, also on pages without https. */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
