import { createSteps } from './create-steps'
import { findMissingSources } from './find-missing-sources'
import { showTest } from './show-test'

/** Parts of the page, as `testing-your-integration.md` has them. */
interface Parts {
  form: HTMLFormElement
  id: HTMLInputElement
  steps: HTMLElement
  verdict: HTMLElement
  policy: HTMLTextAreaElement
  missing: HTMLElement
}

const find = <Part extends HTMLElement>(id: string): Part => document.getElementById(id) as Part

const findParts = (): Parts => ({
  form: find('test'),
  id: find('integration-id'),
  steps: find('steps'),
  verdict: find('verdict'),
  policy: find('page-policy'),
  missing: find('missing')
})

const describePolicy = (policy: string, baseUrl: string): string => {
  if (!policy.trim()) return ''
  const missing = findMissingSources(policy, baseUrl)
  if (!missing.length) return 'This policy lets the messenger work.'
  return missing
    .map(({ directive, source, advice }) =>
      [
        `${directive} lacks ${source}. ${advice.reason}`,
        advice.leaveOutIf && `Not needed if: ${advice.leaveOutIf}`
      ]
        .filter(Boolean)
        .join(' ')
    )
    .join('\n')
}

/** Binds the page on testing an integration. An address `?integrationId=…` fills in the id. */
export const bindTesting = (): void => {
  const { form, id, steps, verdict, policy, missing } = findParts()
  const baseUrl = new URL('..', location.href).href.replace(/\/$/, '')
  id.value ||= new URLSearchParams(location.search).get('integrationId') ?? ''
  let runs = 0

  form.onsubmit = async event => {
    event.preventDefault()
    const run = ++runs
    verdict.textContent = ''
    const hasPassed = await showTest(
      steps,
      createSteps({ integrationId: id.value.trim(), baseUrl })
    )
    if (run !== runs) return
    verdict.textContent = hasPassed
      ? 'Everything works. Now put the snippet on your own page.'
      : 'Something is wrong. Mend it, and test again.'
  }
  policy.oninput = () => {
    missing.textContent = describePolicy(policy.value, baseUrl)
  }
}
