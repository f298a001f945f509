import type { Page } from 'playwright-core'

/**
 * Notes what a browser complains of from now on, in a page and in its frames: errors, warnings, and what
 * the page's policy forbids, which begins with the name of the directive.
 */
export const watchComplaints = async (page: Page): Promise<string[]> => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (/error|warning/.test(message.type())) complaints.push(message.text())
  })
  await page.exposeFunction('heardOfViolation', (text: string) => complaints.push(text))
  await page.addInitScript(() => {
    const { heardOfViolation } = window as unknown as { heardOfViolation(text: string): void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      heardOfViolation(`${effectiveDirective}: ${blockedURI}`)
    )
  })
  return complaints
}
