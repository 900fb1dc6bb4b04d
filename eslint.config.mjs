import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noChance = [
  { object: 'Math', property: 'random', message: 'Chance comes in by the door: use the dice you were given.' },
  { object: 'Date', property: 'now', message: 'Rules know no clock: replays stay true.' },
];

/** Arrows point one way: web, server -> games -> engine-extensions. */
const forbid = (...groups) => ({
  'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
});

export default tseslint.config(
  { ignores: ['dist/**', 'dist-test/**', 'node_modules/**', 'data/**', '**/*.cjs'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'games/*/board/**'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['engine-extensions/**'],
    rules: {
      ...forbid([['**/games/**', '**/web/**', '**/server/**'], 'engine-extensions names no game, page or server']),
    },
  },
  {
    files: ['games/**'],
    ignores: ['games/*/board/**', 'games/*/tests/**'],
    rules: {
      ...forbid(
        [['**/web/**', '**/server/**'], 'games import engine-extensions only'],
        [['react', 'react-dom', 'react/*', '**/board/**'], 'rules run without React'],
      ),
    },
  },
  {
    files: ['games/*/board/**'],
    rules: {
      ...forbid([
        ['**/server/**', '**/web/src/lobby/**', '**/web/src/match/**'],
        'a board knows the table pieces only',
      ]),
    },
  },
  {
    files: ['web/**'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/server/**'],
              message: 'web imports the server contract as types only',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  { files: ['server/**'], rules: { ...forbid([['**/web/**', '**/board/**'], 'the server never imports a page']) } },
  {
    files: ['engine-extensions/**/*.ts', 'games/**/*.ts'],
    ignores: ['**/*.test.ts', 'games/*/board/**'],
    rules: { 'no-restricted-properties': ['error', ...noChance] },
  },
);
