import { useState, type ChangeEvent, type FormEvent } from 'react';
import { ApiError, serverMessage, UNHEARD } from '../api/apiError.ts';
import { raiseFlag } from '../app/flags.ts';

type Texts = Readonly<Record<string, string>>;

/** What a flag says when a form is refused and the server gave no words of its own. */
interface Refusal {
  readonly title: string;
  readonly body: string;
}

/** What a `TextField` needs of a field. */
export interface BoundField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A short hand-written form: its texts, their mistakes, and the sending. A mistake stands at its field, in the server's
 * words, and the first one is focused; what belongs to no field is told by a flag.
 * @param mistakesIn the mistakes that need no server, by field
 * @param onEdit told of everything that is typed
 */
export function useFields<Fields extends Texts>(initial: Fields, refusal: Refusal, mistakesIn: (typed: Fields) => Partial<Record<keyof Fields, string | null>>, onEdit?: (typed: Fields) => void) {
  const [typed, setTyped] = useState(initial);
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Fields, string>>>({});
  const [busy, setBusy] = useState(false);

  const refuse = (found: Partial<Record<keyof Fields, string>>) => {
    setMistakes(found);
    const first = Object.keys(initial).find((name) => found[name]);
    if (first) document.getElementById(first)?.focus();
  };

  const told = (error: unknown) => {
    const { errors = {}, title, isUnheard = false } = error instanceof ApiError ? error : {};
    const atFields = Object.fromEntries(Object.keys(initial).flatMap((name) => (errors[`/${name}`] ? [[name, errors[`/${name}`]]] : [])));
    refuse(atFields as Partial<Record<keyof Fields, string>>);
    if (Object.keys(atFields).length === 0) raiseFlag({ title: title ?? refusal.title, body: isUnheard ? UNHEARD : serverMessage(error, refusal.body), intent: 'danger' });
  };

  const submit = (send: (typed: Fields) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = Object.entries(mistakesIn(typed)).filter(([, message]) => message);
    if (found.length > 0) return refuse(Object.fromEntries(found) as Partial<Record<keyof Fields, string>>);
    setBusy(true);
    await send(typed).catch(told).finally(() => setBusy(false));
  };

  const set = (name: keyof Fields & string, value: string) => {
    setTyped((others) => ({ ...others, [name]: value }));
    onEdit?.({ ...typed, [name]: value });
    setMistakes((others) => ({ ...others, [name]: undefined }));
  };

  const field = (name: keyof Fields & string): BoundField =>
    ({ id: name, name, value: typed[name]!, mistake: mistakes[name], onChange: ({ target }) => set(name, target.value) });
  return { typed, busy, field, set, submit };
}
