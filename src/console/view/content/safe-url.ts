/** Gives an address back that a link of the console may lead to: a web page, mail or telephone. */
export const safeUrl = (url: string): string | undefined =>
  URL.canParse(url) && /^(https?|mailto|tel|sms):$/.test(new URL(url).protocol) ? url : undefined
