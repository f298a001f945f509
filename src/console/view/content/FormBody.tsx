import type { FormAnswer, FormContent, FormResponseContent } from '../../../protocol'
import { RichText } from './RichText'
import { answerText } from './summary'

function Answers({ answers }: { answers: FormAnswer[] }) {
  return (
    <dl className="answers">
      {answers.map(answer => (
        <div key={answer.name}>
          <dt>{answer.label}</dt>
          <dd dir="auto">
            <RichText text={answerText(answer)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields of a form, with the answers once there are some. */
export function FormBody({ content: { text, fields, answers } }: { content: FormContent }) {
  return (
    <>
      {text && <p>{text}</p>}
      {answers ? (
        <Answers answers={answers} />
      ) : (
        <>
          <p>Asks for:</p>
          <ul className="asked">
            {fields.map(({ name, label }) => (
              <li key={name}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Answers of a form. */
export function FormResponseBody({ content }: { content: FormResponseContent }) {
  return <Answers answers={content.fields} />
}
