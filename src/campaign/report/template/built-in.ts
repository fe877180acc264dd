import type { Audience, Subject } from '../kinds'

const sources = import.meta.glob<string>('../templates/**/*.mustache', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const sectionLine = /^\{\{> (.+)\}\}\n/gm

/**
 * A text that comes with the program, with each section put in where a line of it names one. The
 * texts are joined here, not filled in as partials, so that whoever edits one sees it whole.
 */
function readSource(name: string): string {
  const body = sources[`../templates/${name}.mustache`]
  if (body === undefined) throw new Error(`no template ${name}`)
  return body.replaceAll(sectionLine, (_line, section: string) => readSource(`sections/${section}`))
}

/** The wording that comes with the program. */
export function builtInTemplate(subject: Subject, audience: Audience): string {
  return readSource(`${subject}.${audience}`)
}
