/** Every small change to the rules that a test should notice. */
import ts from 'typescript'

/** What a mutant changes: the text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  /** Relative to the project, with slashes. */
  file: string
  start: number
  end: number
  line: number
  original: string
  replacement: string
  kind: 'number' | 'comparison' | 'sign' | 'logic'
}

type Change = Pick<Mutant, 'replacement' | 'kind'>

const comparisons: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}

const signs: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
}

const logic: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
}

/** All mutants of one source file: TypeScript, or JSON whose numbers alone are changed. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    for (const change of changesOf(node, file)) {
      const start = node.getStart(source)
      const { line } = source.getLineAndCharacterOfPosition(start)
      const original = text.slice(start, node.end)
      found.push({ file, start, end: node.end, line: line + 1, original, ...change })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function changesOf(node: ts.Node, file: string): Change[] {
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : numbers(node)
  // In data, numbers alone say anything; a minus before one is part of it.
  if (file.endsWith('.json')) return []
  if (ts.isBinaryExpression(node)) return binary(node)
  if (ts.isPrefixUnaryExpression(node)) return prefix(node)
  return []
}

function numbers(node: ts.NumericLiteral): Change[] {
  const value = Number(node.text)
  return [{ kind: 'number', replacement: String(value + 1) }]
}

/** A number that is the key of a record. */
const isName = (node: ts.NumericLiteral) =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node

function binary(node: ts.BinaryExpression): Change[] {
  const { kind } = node.operatorToken
  const left = node.left.getText()
  const right = node.right.getText()
  const change = (operator: string | undefined, what: Mutant['kind']): Change[] =>
    operator === undefined ? [] : [{ kind: what, replacement: `${left} ${operator} ${right}` }]
  if (signs[kind] && [node.left, node.right].some(isText)) return []
  return [
    ...change(comparisons[kind], 'comparison'),
    ...change(signs[kind], 'sign'),
    // In brackets, for `??` beside the other operator would not parse.
    ...(logic[kind] === undefined
      ? []
      : [{ kind: 'logic' as const, replacement: `(${left}) ${logic[kind]} (${right})` }]),
  ]
}

/** Joining texts is no sum. */
const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

function prefix(node: ts.PrefixUnaryExpression): Change[] {
  const operand = node.operand.getText()
  if (node.operator === ts.SyntaxKind.MinusToken) {
    return [{ kind: 'sign', replacement: `(${operand})` }]
  }
  if (node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ kind: 'logic', replacement: `!!(${operand})` }]
  }
  return []
}
