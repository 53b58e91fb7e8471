import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * What types cannot see. Two rules ask the type checker, for a promise that nobody waits for is seen by its type alone: all
 * files take some 90 seconds of a processor in place of 30, so that `scripts/check.ts` looks only at those that changed.
 */
export default defineConfig(
  globalIgnores(['dist', 'coverage', 'storybook-static', 'test-results', '.data', 'src/catalogue/generated', 'tests/bench/rivals/stores/strapi']),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'max-depth': ['error', 3],
      complexity: ['error', 15],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A name that begins with an underscore says that it is there to be left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Playwright reads from the pattern which fixtures a function wants: none, too.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // An interface may ask for a method that has nothing to do.
      '@typescript-eslint/no-empty-function': 'off',
      // The checker knows less than the code that has just looked; each `!` is for the reader to judge.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  // Pages of other products that are compared with ours: they bring packages of their own and stand in no project.
  { files: ['tests/bench/rivals/*/pages/**'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Export by name: one name for a thing everywhere.' }],
    },
  },
  { files: ['src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}'], rules: { 'no-restricted-syntax': 'off', 'max-lines': 'off' } },
  // A Playwright fixture that gives nothing is declared as void.
  { files: ['tests/**/*.ts'], rules: { '@typescript-eslint/no-invalid-void-type': 'off' } },
  {
    files: ['src/{form,portal}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // Not the React Compiler's own rules: it is not used, and text fields keep their text in the element on purpose.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
