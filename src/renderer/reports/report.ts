import type { InputOf, OutputOf } from '../../campaign/api'

export type Wanted = InputOf<'report.read'>
export type Subject = Wanted['subject']
export type Audience = Wanted['audience']
export type Format = InputOf<'report.export'>['format']
export type Paper = NonNullable<InputOf<'report.export'>['paper']>
export type DocumentNode = OutputOf<'report.preview'>['nodes'][number]
export type TemplateProblem = OutputOf<'report.preview'>['problems'][number]

export const subjects: readonly Subject[] = ['mission', 'session', 'character']
export const audiences: readonly Audience[] = ['gm', 'players', 'dispatch']
export const formats: readonly Format[] = ['md', 'html', 'pdf', 'json']
export const papers: readonly Paper[] = ['a4', 'letter']
