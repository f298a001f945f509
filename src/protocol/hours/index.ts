export { findOpenState, type OpenState } from './find-change'
export { dayOf } from './wall-time'
export { type DaySpan, type OfficeHours, type Weekday, WEEKDAYS } from './office-hours'
