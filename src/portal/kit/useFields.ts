import { useState, type FormEvent } from 'react';
import { ApiError } from '../api/apiError.ts';
import { raiseFailure } from './raiseFailure.ts';

type Texts = Readonly<Record<string, string>>;

/** The words of the flag when the server gave none. */
interface Refusal {
  readonly title: string;
  readonly body: string;
}

export interface BoundField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** A mistake is shown at its field and the first is focused; an error that belongs to no field is raised as a flag. */
export function useFields<Fields extends Texts>(
  initial: Fields,
  refusal: Refusal,
  mistakesIn: (typed: Fields) => Partial<Record<keyof Fields, string | null>>,
  onEdit?: (typed: Fields) => void,
) {
  const [typed, setTyped] = useState(initial);
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Fields, string>>>({});
  const [busy, setBusy] = useState(false);

  const refuse = (refused: Partial<Record<keyof Fields, string>>) => {
    setMistakes(refused);
    const first = Object.keys(initial).find((name) => refused[name]);
    if (first) document.getElementById(first)?.focus();
  };

  const showError = (error: unknown) => {
    const { errors = {}, title } = error instanceof ApiError ? error : {};
    const atFields = Object.fromEntries(
      Object.keys(initial).flatMap((name) => (errors[`/${name}`] ? [[name, errors[`/${name}`]]] : [])),
    );
    refuse(atFields as Partial<Record<keyof Fields, string>>);
    if (Object.keys(atFields).length === 0) raiseFailure(error, { title: title ?? refusal.title, body: refusal.body });
  };

  const submit = (send: (typed: Fields) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = Object.entries(mistakesIn(typed)).filter(([, message]) => message);
    if (invalid.length > 0) return refuse(Object.fromEntries(invalid) as Partial<Record<keyof Fields, string>>);
    setBusy(true);
    await send(typed)
      .catch(showError)
      .finally(() => setBusy(false));
  };

  const set = (name: keyof Fields & string, value: string) => {
    setTyped((others) => ({ ...others, [name]: value }));
    onEdit?.({ ...typed, [name]: value });
    setMistakes((others) => ({ ...others, [name]: undefined }));
  };

  const field = (name: keyof Fields & string): BoundField => ({
    id: name,
    name,
    value: typed[name]!,
    mistake: mistakes[name],
    onChange: ({ target }) => set(name, target.value),
  });
  return { typed, busy, field, set, submit };
}
