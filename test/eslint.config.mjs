import tseslint from 'typescript-eslint'

/** Each of these can turn text that somebody wrote into code. There is always another way. */
const TURNS_TEXT_INTO_CODE = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Markup from strings can execute. Make elements, and set textContent.'
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
    message: 'Markup from strings can execute. Make elements, and set textContent.'
  },
  {
    selector:
      'CallExpression:matches([callee.object.name=/^doc(ument)?$/], [callee.object.property.name=/ocument$/])' +
      '[callee.property.name=/^write(ln)?$/]',
    message: 'document.write executes what it writes, and can erase the page. Append elements.'
  },
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'Markup from strings can execute. Render children.'
  },
  {
    selector: 'Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Markup from strings can execute. Render children.'
  },
  {
    selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/] > Literal:first-child',
    message: 'A string is compiled as code. Pass a function.'
  }
]

const IMPORTS_ALL_OF_REACT = {
  selector:
    'ImportDeclaration[source.value=/^react(-dom)?$/] > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)',
  message: 'A default import of React costs the messenger 1,640 B. Import names.'
}

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'data/**', 'test/fixtures/**'] },
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-syntax': ['error', ...TURNS_TEXT_INTO_CODE, IMPORTS_ALL_OF_REACT],
      // The compiler says it better, and knows of types.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }
      ]
    }
  },
  {
    files: ['src/**'],
    ignores: ['src/build/**', 'src/entries/**', 'src/loader/**'],
    rules: { 'no-console': 'error' }
  },
  {
    // Warnings to the developer of the page.
    files: ['src/widget/**'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] }
  },
  {
    // ES5 by hand, so that it runs as it is in every browser.
    files: ['src/loader/snippet.ts'],
    rules: {
      'no-var': 'off',
      'prefer-rest-params': 'off',
      eqeqeq: 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unused-expressions': 'off'
    }
  },
  {
    files: ['test/**', 'bench/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off', 'no-script-url': 'off' }
  },
  {
    // As customers write it who have no modules.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' }
  }
)
