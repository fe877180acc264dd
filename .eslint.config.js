import boundaries from 'eslint-plugin-boundaries'
import vue from 'eslint-plugin-vue'
import { defineConfig } from 'eslint/config'
import typescript from 'typescript-eslint'

/** What each room may import: rooms by value, rooms by type only, packages. */
const doors = {
  shared: { rooms: ['shared'], types: [], packages: ['zod'] },
  rules: {
    rooms: ['shared', 'rules'],
    types: [],
    packages: ['zod', 'xstate', '@intlify/core-base'],
  },
  campaign: {
    rooms: ['shared', 'rules', 'campaign'],
    types: [],
    packages: [
      'zod',
      'xstate',
      'better-sqlite3',
      '#dictionary-en/*',
      '@fontsource-variable/alegreya',
      'd3-scale',
      'd3-shape',
      'markdown-it',
      'mdast',
      'mdast-util-to-markdown',
      'mustache',
      'nspell',
      'papaparse',
      'pure-rand',
      'yaml',
      'node:*',
    ],
  },
  main: { rooms: ['shared', 'campaign', 'main'], types: [], packages: ['electron', 'node:*'] },
  preload: { rooms: ['preload'], types: ['shared', 'campaign'], packages: ['electron'] },
  renderer: {
    rooms: ['shared', 'rules', 'renderer'],
    types: ['campaign'],
    packages: [
      'vue',
      'vue/server-renderer',
      'vue-router',
      'pinia',
      '@pinia/colada',
      'd3-force',
      'image-size',
      'markdown-it',
      'pure-rand',
      '@floating-ui/vue',
      'reka-ui',
      '@atlaskit/pragmatic-drag-and-drop',
      'xstate',
      '@fontsource-variable/*',
      '~icons/*/*',
    ],
  },
}

const policies = Object.entries(doors).flatMap(([room, { rooms, types, packages }]) => [
  { from: { element: { type: room } }, allow: { to: { element: { types: { anyOf: rooms } } } } },
  {
    from: { element: { type: room } },
    allow: { to: { element: { types: { anyOf: types } } }, dependency: { kind: 'type' } },
  },
  { from: { element: { type: room } }, allow: { to: { module: { source: packages } } } },
])

/** Folders of the screen that belong to a noun, and what each may take of the others by its path. */
const nouns =
  'calendar|cast|charts|fronts|handbook|missions|moves|notes|oracles|players|reports|sessions|shell|table|tools|tracks'

/** The floors of Cold Iron from the top down: none takes anything from one above it. */
const chapters =
  'actions,alertness,attack,basics,body,combatant,gear,hand-to-hand,load,melee,missiles,ratings,special,spells'

/** Refuses imports whose path fits. */
const refuseImports = (regex, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
})

/** Doors inside a room. */
const innerDoors = [
  {
    files: ['src/renderer/parts/**'],
    rules: refuseImports(
      `^(\\.\\./)+(${nouns}|stores|systems)(/|$)`,
      'Parts know no noun: hand in what they show.',
    ),
  },
  {
    files: [`src/renderer/{${nouns.replaceAll('|', ',')},composables,stores,actions}/**`],
    rules: refuseImports(
      '^(\\.\\./)+systems/(?!system-panel$)',
      'What a system brings is asked of systems/index.',
    ),
  },
  {
    files: [`src/rules/cold-iron/{fight-model,${chapters}}/**`],
    rules: refuseImports(
      '^(\\.\\./)+(turn|view|aftermath)(/|$)',
      'What a fight is, and the chapters, lie below the turn that plays them.',
    ),
  },
  {
    files: ['src/rules/cold-iron/turn/**'],
    rules: refuseImports('^(\\.\\./)+view(/|$)', 'The turn lies below what shows it.'),
  },
]

/** Names of before, and private words, that a standard term has taken the place of. */
const formerNames = [
  { names: '([A-Za-z]+)?Desk|desk', term: 'Workspace, or what it shows: a dialog, a view' },
  { names: '(table(View|Query))', term: 'playerView, playerQuery' },
  { names: 'Going|goingOf', term: 'Movement, movementOf' },
  { names: 'Happening', term: 'FightChange' },
  { names: 'tellOf|tellNews|Telling', term: 'factOf, newsOf, ReportContext' },
  { names: 'GmHand|gmHand', term: 'adjust' },
  { names: '(is|can|may)?(Waiv(e|ed|ing))|canOverrule', term: 'override' },
  { names: '(moves|acts)Under', term: 'movesFor, actsFor' },
  { names: 'Being|being(Id|Type|Fields)', term: 'CastMember, member' },
  { names: 'useCalm|calmSince', term: 'useTimeSinceFight' },
  { names: 'stepRound|wayBack', term: 'wrapIndex, focusReturn' },
  { names: 'Meant|useMeant', term: 'LinkTarget, selected' },
  { names: 'hangingOn|Hanging', term: 'references' },
  {
    names: 'holder|([A-Za-z]+)?Holder(Ref)?|holder(Schema|Of|On)',
    term: 'member, MemberRef, owner',
  },
  {
    names: '[A-Za-z]*(Pile|Scrum)[A-Za-z]*|(piles?|scrum)([A-Z][A-Za-z]*)?',
    term: 'grapple; handToHand for all of them',
  },
]

const nameRules = formerNames.map(({ names, term }) => ({
  selector: `Identifier[name=/^(${names})$/]`,
  message: `This has a standard name: ${term}.`,
}))

const schemaRules = Object.entries({ string: 'min|max|trim', number: 'int' }).map(
  ([kind, links]) => ({
    selector:
      `CallExpression[callee.property.name=/^(${links})$/]` +
      `[callee.object.callee.object.name='z'][callee.object.callee.property.name='${kind}']`,
    message: 'Every link of a chain makes a schema at every start: see src/shared/bounded.ts.',
  }),
)

const sizeCaps = {
  'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
  'max-depth': ['error', 3],
  complexity: ['error', 14],
}

export default defineConfig(
  {
    ignores: ['node_modules', 'out', 'dist', '.cache', 'demo-output', 'test-results'],
  },
  typescript.configs.strict,
  typescript.configs.stylistic,
  vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...sizeCaps,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      'default-case': 'off',
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-name-in-template-casing': 'error',
      'vue/define-macros-order': 'error',
      'vue/no-v-html': 'error',
      'vue/html-self-closing': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/require-default-prop': 'off',
      'vue/no-bare-strings-in-template': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.vue'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
      'boundaries/elements': Object.keys(doors).map((room) => ({
        type: room,
        pattern: `src/${room}`,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, policies },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
  innerDoors,
  { files: ['tests/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...nameRules] } },
  {
    files: ['src/**/*.ts', 'src/**/*.vue'],
    rules: { 'no-restricted-syntax': ['error', ...nameRules, ...schemaRules] },
  },
  {
    files: ['.setup/**', 'tests/bench/**', 'tests/{coverage,mutants,prove}/run.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/rules/**', 'src/shared/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice are handed in.' },
        { object: 'Date', property: 'now', message: 'The clock is handed in.' },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: 'The clock is handed in.' }],
    },
  },
  {
    files: ['src/renderer/**'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage'],
    },
  },
)
