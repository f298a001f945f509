/** Length that the server asks for. */
export const PASSWORD_MIN_CHARS = 8
