import type { Speaker } from '../../shared/words/speaker'
import type { FightNote, MissionReport, Reward } from './model'

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)
function signed(value: number): string {
  if (value === 0) return '0'
  return value < 0 ? `−${-value}` : `+${value}`
}

function rewardLines({ t, say, tell }: Speaker, reward: Reward): string[] {
  const { total, band, modifier, terms } = reward
  const sum = terms.map((term) => `${plain(say(term.label))} ${signed(term.value)}`).join(', ')
  const shown = sum ? `${signed(modifier)} (${sum})` : signed(modifier)
  return [
    `### ${plain(reward.name)}`,
    '',
    `- ${t('report.roll', { modifier: shown, total, band })}`,
    ...reward.changes.map((fact) => `- ${plain(tell(fact))}`),
    '',
  ]
}

function fightLines({ t, say }: Speaker, { name, turns, casualties }: FightNote): string[] {
  const fallen = casualties.map(({ label, state }) => `- ${plain(label)}: ${plain(say(state))}`)
  const heading = `### ${plain(name)} (${t('report.turns', { count: turns })})`
  return [heading, '', ...(fallen.length > 0 ? fallen : [`- ${t('report.nobodyFell')}`]), '']
}

/** Writes a report as Markdown, in the reader's words. */
export function asMarkdown(report: MissionReport, words: Speaker): string {
  const { t, tell } = words
  const section = (key: string, lines: string[]) =>
    lines.length > 0 ? [`## ${t(key)}`, '', ...lines, ''] : []
  const line = (key: string, text: string) => (text ? [`- **${t(key)}** ${plain(text)}`] : [])
  return [
    `# ${plain(report.name)}`,
    '',
    ...line('report.client', report.client),
    ...line('report.outcome', t(`mission.outcome.${report.outcome ?? 'open'}`)),
    ...line('report.reward', report.reward),
    '',
    ...section('report.brief', report.brief ? [plain(report.brief)] : []),
    ...section(
      'report.objectives',
      report.objectives.map(
        ({ text, state }) =>
          `- [${state === 'reached' ? 'x' : ' '}] ${plain(text)} (${t(`mission.objective.${state}`)})`,
      ),
    ),
    ...section(
      'report.fights',
      report.fights.flatMap((fight) => fightLines(words, fight)),
    ),
    ...section(
      'report.timeline',
      report.timeline.map(({ fact }) => `- ${plain(tell(fact))}`),
    ),
    ...section(
      'report.rewards',
      report.rewards.flatMap((reward) => rewardLines(words, reward)),
    ),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}
