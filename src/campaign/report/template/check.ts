import Mustache, { type TemplateSpans } from 'mustache'
import { phrase, type Phrase } from '../../../shared/phrase'
import { templateNames, type Names } from './names'

/** Something wrong with a template, and the line it stands in, from 1. */
export interface TemplateProblem {
  line: number
  /** An error keeps the template from being used; a name that nothing answers to does not. */
  isError: boolean
  words: Phrase
}

const lineAt = (body: string, index: number) => body.slice(0, index).split('\n').length

/** What the template library says, as words of ours; its messages end with a place. */
const complaints: [pattern: RegExp, key: string][] = [
  [/^Unclosed tag/, 'report.template.unclosedTag'],
  [/^Unclosed section "(.*)"/, 'report.template.unclosedSection'],
  [/^Unopened section "(.*)"/, 'report.template.unopenedSection'],
]

/** Where a section that was never closed was opened last. */
const openingOf = (body: string, name: string) =>
  Math.max(0, body.lastIndexOf(`{{#${name}`), body.lastIndexOf(`{{^${name}`))

function syntaxProblem(body: string, error: unknown): TemplateProblem {
  const said = error instanceof Error ? error.message : ''
  const end = Number(/ at (\d+)$/.exec(said)?.[1] ?? 0)
  for (const [pattern, key] of complaints) {
    const found = pattern.exec(said)
    if (!found) continue
    const [, name = ''] = found
    const line = lineAt(body, said.startsWith('Unclosed section') ? openingOf(body, name) : end)
    return { line, isError: true, words: phrase(key, { name: name.slice(0, 80) }) }
  }
  const line = lineAt(body, end)
  return { line, isError: true, words: phrase('report.template.unreadable') }
}

/** Looks a name up as the template would: in the section it stands in, then in those around it. */
function find(name: string, around: readonly (Names | null)[]): Names | null | undefined {
  const [first = '', ...rest] = name.split('.')
  const scope = around.findLast((names) => names && Object.hasOwn(names, first))
  let found: Names | null | undefined = scope?.[first]
  for (const part of rest) {
    found = found && Object.hasOwn(found, part) ? found[part] : undefined
  }
  return found
}

function namesIn(
  body: string,
  spans: TemplateSpans,
  around: readonly (Names | null)[],
): TemplateProblem[] {
  return spans.flatMap((span): TemplateProblem[] => {
    const [type, name, start] = span
    const at = { line: lineAt(body, start), words: phrase('report.template.unknown', { name }) }
    if (type === 'text' || type === '!') return []
    if (type === '>' || type === '=') {
      return [{ ...at, isError: true, words: phrase('report.template.notSupported') }]
    }
    if (name === '.') return []
    const found = find(name, around)
    const problem = found === undefined ? [{ ...at, isError: false }] : []
    const within = span[4]
    if (!Array.isArray(within)) return problem
    return [...problem, ...namesIn(body, within, [...around, found ?? null])]
  })
}

/** What is wrong with a template, in the order of its lines; nothing for one that is in order. */
export function checkTemplate(body: string): TemplateProblem[] {
  try {
    return namesIn(body, Mustache.parse(body), [templateNames])
  } catch (error) {
    return [syntaxProblem(body, error)]
  }
}
