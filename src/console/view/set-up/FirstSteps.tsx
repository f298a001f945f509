import { CopyBox } from '../CopyBox'

const ADD_COLLEAGUE = 'npm run user:add -- --email ann@example.com'

/** Checklist for a new owner: what can be done until the first conversation. */
export function FirstSteps() {
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">Your first steps</h2>
      <ol>
        <li>
          <strong>Install the messenger.</strong> Copy one of the tags below into a page of yours.
        </li>
        <li>
          <strong>Say hello to yourself.</strong> Open that page, press the button of the messenger
          and write. Your message appears here, and you can answer it.
        </li>
        <li>
          <strong>Let a colleague in.</strong> Run this where the server runs. It prints a password
          for them.
          <CopyBox label="Command" text={ADD_COLLEAGUE}>
            With the e-mail of your colleague.
          </CopyBox>
        </li>
      </ol>
    </section>
  )
}
