import type { InputOf, OutputOf } from '../../campaign/api'

export type Wanted = InputOf<'report.read'>
export type Subject = Wanted['subject']
export type Audience = Wanted['audience']
export type Format = InputOf<'report.export'>['format']
export type Paper = NonNullable<InputOf<'report.export'>['paper']>
export type DocumentNode = OutputOf<'report.preview'>['nodes'][number]
export type TemplateProblem = OutputOf<'report.preview'>['problems'][number]

/** What a report can be made from, and in which ways each is told; the first is the usual one. */
export const tellings = {
  mission: ['mission'],
  session: ['session', 'recap'],
  character: ['character', 'saga'],
  campaign: ['chronicle', 'board'],
} as const satisfies Record<string, readonly Subject[]>
export type Scope = keyof typeof tellings
export const scopes = Object.keys(tellings) as Scope[]

/** What a report is made from. */
export const scopeOf = (subject: Subject): Scope =>
  scopes.find((scope) => tellings[scope].some((each) => each === subject)) ?? 'mission'
/** Who a report can be for: the first is the one it opens for, so that haste hands out no secret. */
export const audiences = ['players', 'gm', 'dispatch'] as const satisfies readonly Audience[]
export const formats: readonly Format[] = ['md', 'html', 'pdf', 'json']
export const papers: readonly Paper[] = ['a4', 'letter', 'a5']
