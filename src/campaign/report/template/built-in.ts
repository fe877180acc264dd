import type { Audience, Subject } from '../kinds'

const sources = import.meta.glob<string>('../templates/*.mustache', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The wording that comes with the program. */
export function builtInTemplate(subject: Subject, audience: Audience): string {
  const body = sources[`../templates/${subject}.${audience}.mustache`]
  if (body === undefined) throw new Error(`no template for ${subject} and ${audience}`)
  return body
}
