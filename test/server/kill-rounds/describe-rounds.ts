import type { Dialogue } from './dialogue'
import type { Recovery } from './faults'
import type { Findings } from './findings'

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

const slowest = (recoveries: Recovery[], time: 'readyMs' | 'backMs' | 'othersBackMs') =>
  `${Math.round(Math.max(...recoveries.map(each => each[time])))} ms`

/** Describes all faults and what came of them in one line. */
export const describeRounds = (
  seed: number,
  {
    dialogues,
    recoveries,
    findings
  }: { dialogues: Dialogue[]; recoveries: Recovery[]; findings: Findings }
): string => {
  const texts = sum(dialogues.map(dialogue => dialogue.texts.length))
  const answers = sum(dialogues.map(dialogue => dialogue.answers.size))
  const kills = recoveries.filter(({ victim }) => victim !== 'database')
  const restarts = recoveries.filter(({ victim }) => victim === 'database')
  const { lost, twice, disordered, visitors, feeds, unread } = findings
  return [
    `seed ${seed}: ${texts} texts of ${dialogues.length} visitors and ${answers} answers acknowledged`,
    `lost ${lost.length}, twice ${twice.length}, out of order ${disordered.length}`,
    `visitors who differ ${visitors.length}, feeds that differ ${feeds.length}, wrong unread counts ${unread.length}`,
    `${kills.length} kills, at most: others back after ${slowest(kills, 'othersBackMs')}, ` +
      `the killed one started after ${slowest(kills, 'readyMs')} and back after ${slowest(kills, 'backMs')}`,
    `${restarts.length} restarts of the database, at most: started after ${slowest(restarts, 'readyMs')}, ` +
      `all back after ${slowest(restarts, 'backMs')}`
  ].join('; ')
}
