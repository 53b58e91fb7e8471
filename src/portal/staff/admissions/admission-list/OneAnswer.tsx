import { useFields } from '../../../kit/useFields.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';

interface OneAnswerProps {
  readonly name: string;
  readonly label: string;
  readonly words: string;
  readonly initial?: string;
  readonly submitLabel: string;
  readonly done: string;
  readonly mistake: (typed: string) => string | null;
  readonly send: (typed: string) => Promise<unknown>;
  readonly onDone: () => void;
}

export function OneAnswer({ name, label, words, initial = '', submitLabel, done, mistake, send, onDone }: OneAnswerProps) {
  const saved = useSaved();
  const form = useFields({ [name]: initial }, FAILED, (typed) => ({ [name]: mistake(typed[name]!.trim()) }));
  const save = form.submit(async (typed) => {
    await send(typed[name]!.trim());
    await saved(done);
    onDone();
  });
  return (
    <form className="form" onSubmit={(event) => void save(event)} noValidate>
      <p>{words}</p>
      <TextField label={label} required maxLength={300} autoComplete="off" {...form.field(name)} />
      <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>{submitLabel}</Button></div>
    </form>
  );
}
