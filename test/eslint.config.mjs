import tseslint from 'typescript-eslint'
import { docComments } from './lint/doc-comments.mjs'

/** Constructs that can turn user text into code. There is always another way. */
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

const TEST_WITHOUT_SUBJECT = {
  selector:
    'Program > ExpressionStatement > CallExpression:matches([callee.name="test"], [callee.callee.object.name="test"])',
  message: 'A test goes on with its subject. Put it into a describe that names that.'
}

// Rules that need types are in oxlint.json: its compiler is not written in JavaScript, and takes seconds.
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
      // The compiler reports it with types.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }
      ]
    }
  },
  {
    // Its functions and the public object use each other.
    ignores: ['src/loader/create-widget.ts'],
    rules: {
      // Functions and types are there from the start; their order is for the reader.
      '@typescript-eslint/no-use-before-define': [
        'error',
        { functions: false, typedefs: false, ignoreTypeReferences: true }
      ]
    }
  },
  {
    files: ['bench/**', 'dist-check/**', 'src/**', 'test/**'],
    plugins: { pipit: { rules: { 'doc-comments': docComments } } },
    rules: { 'pipit/doc-comments': 'error' }
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
    files: ['src/loader/snippet.ts', 'src/loader/unsupported.ts'],
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
    files: ['test/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...TURNS_TEXT_INTO_CODE,
        IMPORTS_ALL_OF_REACT,
        TEST_WITHOUT_SUBJECT
      ]
    }
  },
  {
    // Written as customers without modules write it.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' }
  }
)
