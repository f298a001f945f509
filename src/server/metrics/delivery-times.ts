/** Times from the start of an event's transaction to its delivery to a socket. */
export interface DeliveryTimes {
  count: number
  /** Half of them took so many seconds at most; undefined: there were none, or it was longer than is measured. */
  median: number | undefined
  /** 99 of 100 took so many seconds at most. */
  p99: number | undefined
}

/** A value of a histogram: a bucket has the label `le`, its upper limit. */
interface HistogramValue {
  value: number
  metricName?: string
  labels: { le?: string | number }
}

/** Reads the times of a histogram of seconds, as the limits of its buckets tell them. */
export const readTimes = (values: readonly HistogramValue[]): DeliveryTimes => {
  const count = values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0
  const limitOf = (share: number) => {
    const bucket = values.find(
      ({ labels: { le }, value }) => typeof le === 'number' && value >= count * share
    )
    return count ? (bucket?.labels.le as number | undefined) : undefined
  }
  return { count, median: limitOf(0.5), p99: limitOf(0.99) }
}
