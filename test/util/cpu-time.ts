/** Measures the processor time of some work, in ms; other work of the machine does not count. */
export const cpuTimeOf = (work: () => void): number => {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
