/** Origin at which nothing answers. */
const NOWHERE = 'http://127.0.0.1:9'

/** Variables of the environment of servers in tests, which reach no outside service. */
export const NO_SERVICES = {
  PIPIT_UPSTREAM_TELEGRAM: NOWHERE,
  PIPIT_UPSTREAM_WHATSAPP: NOWHERE,
  PIPIT_UPSTREAM_MESSENGER: NOWHERE,
  PIPIT_UPSTREAM_INSTAGRAM: NOWHERE,
  PIPIT_UPSTREAM_LINE: NOWHERE
}
