import type { FormAnswer, FormContent, FormResponseContent } from '../../../protocol'
import { useTexts } from '../context'
import { RichText } from './RichText'
import { answerText } from './summary'

function Answers({ answers }: { answers: FormAnswer[] }) {
  const { t } = useTexts()
  return (
    <dl className="answers">
      {answers.map(answer => (
        <div key={answer.name}>
          <dt>{answer.label}</dt>
          <dd dir="auto">
            <RichText text={answerText(t, answer)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields of a form, with the answers once there are some. */
export function FormBody({ content: { text, fields, answers } }: { content: FormContent }) {
  const { t } = useTexts()
  return (
    <>
      {text && <p>{text}</p>}
      {answers ? (
        <Answers answers={answers} />
      ) : (
        <>
          <p>{t('content.asksFor')}</p>
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
