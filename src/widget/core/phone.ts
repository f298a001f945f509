const PHONE = '(max-width:767px),(max-height:499px)'

/** Returns the query for windows that a messenger fills: those of phones, held upright or not. */
export const phoneQuery = (page: Pick<Window, 'matchMedia'>): MediaQueryList =>
  page.matchMedia(PHONE)
