import type { FormAnswer, FormContent, FormField, FormResponseContent } from '../../../protocol'
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

/** Lists the words in a field: its placeholder, and the options of a selection. */
const wordsIn = (field: FormField) => {
  const options = field.type === 'select' ? field.options.map(({ label }) => label) : []
  return [field.placeholder, ...options].filter(Boolean)
}

/** Fields of a form, as pictures of fields; the answers once there are some. */
export function FormBody({ content: { text, fields, answers } }: { content: FormContent }) {
  const { t } = useTexts()
  return (
    <>
      {text && <p>{text}</p>}
      {answers ? (
        <Answers answers={answers} />
      ) : (
        <ul className="asked">
          {fields.map(field => (
            <li key={field.name}>
              {field.label}
              <span>{wordsIn(field).join(t('common.comma'))}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Answers of a form. */
export function FormResponseBody({ content }: { content: FormResponseContent }) {
  return <Answers answers={content.fields} />
}
