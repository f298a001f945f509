import type { Page } from 'playwright-core'

/**
 * Collects the errors, warnings and policy violations of a page and its frames from now on. A
 * violation begins with the name of the directive.
 */
export const recordProblems = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (/error|warning/.test(message.type())) problems.push(message.text())
  })
  await page.exposeFunction('heardOfViolation', (text: string) => problems.push(text))
  await page.addInitScript(() => {
    const { heardOfViolation } = window as unknown as { heardOfViolation(text: string): void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      heardOfViolation(`${effectiveDirective}: ${blockedURI}`)
    )
  })
  return problems
}
