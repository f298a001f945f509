import { useRef, useState } from 'react'
import { ApiError, type Person } from '../../api'
import {
  findWrongOwnField,
  isPersonAs,
  type OwnFieldInput,
  type PersonInputs,
  type PersonRefusals,
  type ProfileFieldName,
  readPersonChange,
  readPersonInputs,
  readPersonRefusals,
  replacesClaim,
  touchedOfPerson
} from '../../model'
import { useTexts, useWorkspace } from '../context'
import { explain } from '../forms/explain'
import { useToast } from '../toasts'

const BAD_REQUEST = 400

interface PersonFormOptions {
  person: Person
  name: string
  onPerson: (person: Person) => void
  onClose: () => void
}

/** Result of the last try to save. */
interface Outcome {
  refusals: PersonRefusals
  /** Problem that belongs to no field; empty: none. */
  problem: string
}

const NOTHING: Outcome = { refusals: {}, problem: '' }

/** Holds what is typed about a person, saves it, and offers to take that back. */
export const usePersonForm = ({ person, name, onPerson, onClose }: PersonFormOptions) => {
  const { api, inbox } = useWorkspace()
  const { t } = useTexts()
  const showToast = useToast()
  // A colleague may change other fields meanwhile, which stay.
  const [opened] = useState(person)
  const [inputs, setInputs] = useState(() => readPersonInputs(opened))
  const [outcome, setOutcome] = useState(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const added = useRef(0)

  function edit(change: Partial<PersonInputs>) {
    setInputs(before => ({ ...before, ...change }))
    setOutcome(NOTHING)
  }

  function show(next: Person) {
    onPerson(next)
    inbox.refreshUser(next.id)
  }

  async function run() {
    const change = readPersonChange(opened, inputs)
    if (!change) return onClose()
    const before = touchedOfPerson(change, person)
    show(await api.changePerson(person.id, change))
    onClose()
    const undo = async () => {
      if (!isPersonAs(change, await api.getPerson(person.id))) return false
      show(await api.changePerson(person.id, before))
      return true
    }
    showToast({
      title: name,
      text: t('person.saved'),
      ...(!replacesClaim(change, person) && { undo })
    })
  }

  const refused = (error: unknown): Outcome => {
    if (!(error instanceof ApiError) || error.status !== BAD_REQUEST || !error.titles.length) {
      return { refusals: {}, problem: explain(t, error) }
    }
    const { refusals, others } = readPersonRefusals(error.titles)
    return { refusals, problem: others.join(' ') }
  }

  return {
    inputs,
    ...outcome,
    wrongField: findWrongOwnField(inputs),
    isBusy,
    editProfile: (field: ProfileFieldName, value: string) => edit({ [field]: value }),
    editField: (id: string, change: Partial<OwnFieldInput>) =>
      edit({
        fields: inputs.fields.map(field => (field.id === id ? { ...field, ...change } : field))
      }),
    addField: () =>
      edit({
        fields: [
          ...inputs.fields,
          { id: `new ${++added.current}`, name: '', value: '', isNew: true }
        ]
      }),
    removeField: (id: string) => edit({ fields: inputs.fields.filter(field => field.id !== id) }),

    async submit() {
      if (isRunning.current) return
      isRunning.current = true
      setBusy(true)
      setOutcome(NOTHING)
      await run().catch(error => setOutcome(refused(error)))
      isRunning.current = false
      setBusy(false)
    }
  }
}
