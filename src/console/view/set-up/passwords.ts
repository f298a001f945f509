/** Length that the server asks for. */
export const PASSWORD_MIN_CHARS = 8

/** Says so beside the field. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN_CHARS} characters.`
