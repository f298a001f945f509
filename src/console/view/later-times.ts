const HOUR_MS = 3_600_000
/** Hour at which a working day begins. */
const MORNING = 9
const DAYS_OF_WEEK = 7
const MONDAY = 1

const morningIn = (now: number, days: number): number => {
  const at = new Date(now)
  at.setDate(at.getDate() + days)
  return at.setHours(MORNING, 0, 0, 0)
}

/** Returns times for what is put off, in the browser's time zone. */
export const laterTimes = (now: number) => {
  const toMonday = (MONDAY - new Date(now).getDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK
  return [
    { name: 'inAnHour', at: now + HOUR_MS },
    { name: 'tomorrow', at: morningIn(now, 1) },
    { name: 'onMonday', at: morningIn(now, toMonday || DAYS_OF_WEEK) }
  ] as const
}
