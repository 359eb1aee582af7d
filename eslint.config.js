import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The parts that must answer the same for ever and everywhere: time and chance enter as arguments. */
const PURE = [
  'src/lib/engine/**/*.ts',
  'src/lib/ai/**/*.ts',
  'src/lib/stats/**/*.ts',
  'src/lib/puzzles/**/*.ts',
];
// Workers and timers are what these two are for.
const BROWSER_SIDE_OF_AI = ['pool', 'waiting', 'worker'].map((name) => `src/lib/ai/${name}.ts`);

// These differ in their last bits between JavaScript engines; + - * / and Math.sqrt do not.
const INEXACT = [
  ...['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'hypot', 'cbrt'],
  ...[
    'sin',
    'cos',
    'tan',
    'asin',
    'acos',
    'atan',
    'atan2',
    'sinh',
    'cosh',
    'tanh',
    'asinh',
    'acosh',
    'atanh',
  ],
];

const noChance = {
  object: 'Math',
  property: 'random',
  message: 'Chance is drawn by the shuffle, from secret seeds, or comes in as an argument.',
};

const asText = (what) => ({
  ...what,
  message: 'Names and words are shown as text, never read as markup or code.',
});
// What makes markup or code out of a string. The content policy refuses it too, where the browser knows how.
const markupProperties = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'],
  ...['createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe'],
]
  .map((property) => asText({ property }))
  .concat(['write', 'writeln'].map((property) => asText({ object: 'document', property })));
const markupGlobals = [asText({ name: 'DOMParser' })];
const markupSyntax = [
  'ObjectExpression > Property[key.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name="setAttribute"] > Literal.arguments:first-child[value=/^(on|srcdoc$|style$)/i]',
  'TemplateLiteral[expressions.length>0] > TemplateElement:first-child[value.raw=/^\\s*javascript:/i]',
].map((selector) => asText({ selector }));
const markupInSvelte = [
  'SvelteAttribute[key.name=/^(innerHTML|outerHTML|srcdoc)$/i]',
  'SvelteDirective[kind="Binding"][key.name.name="innerHTML"]',
  'SvelteAttribute > SvelteLiteral.value:first-child[value=/^\\s*javascript:/i]',
].map((selector) => asText({ selector }));

const pureGlobals = [
  ...[
    'Date',
    'performance',
    'crypto',
    'Intl',
    'Temporal',
    'fetch',
    'console',
    'process',
    'globalThis',
    'window',
    'self',
  ],
  ...[
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'requestAnimationFrame',
    'structuredClone',
    'WeakRef',
    'eval',
  ],
]
  .map((name) => ({ name, message: 'This part knows no clock, no chance and no surroundings.' }))
  .concat(markupGlobals);

const pureProperties = [
  noChance,
  ...markupProperties,
  ...INEXACT.map((property) => ({
    object: 'Math',
    property,
    message: 'Not the same in every JavaScript engine.',
  })),
  ...['toLocaleString', 'localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase'].map((property) => ({
    property,
    message: 'Depends on where it runs.',
  })),
];

const pureSyntax = [
  { selector: 'BinaryExpression[operator="**"]', message: 'Not the same in every JavaScript engine.' },
  { selector: 'AssignmentExpression[operator="**="]', message: 'Not the same in every JavaScript engine.' },
  {
    selector: 'VariableDeclarator > Identifier.init[name="Math"]',
    message: 'Math under another name escapes the rules.',
  },
];

const pureRules = {
  'no-restricted-globals': ['error', ...pureGlobals],
  'no-restricted-properties': ['error', ...pureProperties],
  'no-restricted-syntax': ['error', ...pureSyntax, ...markupSyntax],
};

// test.skip, and test.describe.skip one deeper.
const switchedOff = ['object.name', 'object.object.name'].map((object) => ({
  selector: `MemberExpression[${object}=/^(test|it|describe|suite)$/][property.name=/^(only|skip|skipIf|runIf|todo|fixme|fails?)$/]`,
  message: 'Every test runs, with all the others, and is expected to pass.',
}));
const testSyntax = [
  ...switchedOff,
  {
    selector: 'CallExpression[callee.name=/^(x|f)(it|test|describe)$/]',
    message: 'Every test runs, with all the others.',
  },
];

// The same for every file: other extensions for some would make TypeScript load the project anew at each change.
const typed = { projectService: true, extraFileExtensions: ['.svelte'] };

export default defineConfig(
  globalIgnores([
    '.svelte-kit*/',
    'build*/',
    'reports/',
    'test-results/',
    'coverage/',
    'tests/canary/',
    '**/*.cjs',
  ]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript knows better what is defined.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-alert': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['scripts/**', 'tools/**', 'src/lib/protocol/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { ...typed, parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: typed },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      'no-eval': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      'no-script-url': 'error',
      'no-restricted-globals': ['error', ...markupGlobals],
      'no-restricted-properties': ['error', noChance, ...markupProperties],
      'no-restricted-syntax': ['error', ...markupSyntax],
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'svelte/no-at-html-tags': 'error',
      // It does not see through resolve() with a query, nor through props: the selectors below do its work.
      'svelte/no-navigation-without-resolve': 'off',
      // There are no stores here, and looking for them takes a third of the time.
      'svelte/require-store-reactive-access': 'off',
      // Svelte's own version knows that props are taken apart with let.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        ...markupSyntax,
        ...markupInSvelte,
        {
          selector: 'SvelteAttribute[key.name="style"][value.length=1][value.0.type="SvelteLiteral"]',
          message: 'The content policy blocks a fixed style attribute: use a class, or style:name={value}.',
        },
        ...[
          'SvelteAttribute[key.name=/^(href|src)$/] > SvelteLiteral.value[value=/^\\u002f(?!\\u002f)/]',
          'CallExpression[callee.name="goto"] > Literal.arguments[value=/^\\u002f/]',
          'CallExpression[callee.name="goto"] > TemplateLiteral.arguments[quasis.0.value.raw=/^\\u002f/]',
        ].map((selector) => ({
          selector,
          message: 'The app may live under a sub-path: use resolve() or asset().',
        })),
      ],
    },
  },
  {
    files: ['src/lib/**'],
    // A dictionary is as long as the app has words.
    ignores: ['src/lib/i18n/{de,en,fr}.ts', 'src/lib/i18n/{de,en,fr}/**', '**/tsconfig.json'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true, IIFEs: true }],
    },
  },
  { files: PURE, ignores: BROWSER_SIDE_OF_AI, rules: pureRules },
  { files: ['tests/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...testSyntax] } },
);
