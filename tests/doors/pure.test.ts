import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../src/rules')
const probe = join(folder, 'probe.ts')

function errorsIn(code: string): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, language, ...rest) =>
    name === probe
      ? ts.createSourceFile(name, code, language)
      : getSourceFile(name, language, ...rest)
  const program = ts.createProgram([probe], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '))
}

describe('the pure rooms', () => {
  it.each([
    ['the page', `export const title = window.document.title`],
    ['a timer', `setTimeout(() => undefined, 1)`],
    ['the file system', `import { readFileSync } from 'node:fs'\nexport { readFileSync }`],
    ['the process', `export const place = process.cwd()`],
  ])('do not compile with %s', (_what, code) => {
    expect(errorsIn(code)).not.toEqual([])
  })

  it('compile with plain code', () => {
    expect(errorsIn('export const sum = (a: number, b: number) => a + b')).toEqual([])
  })
})
