import { useMemo, useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { Button } from '../../ui/Button.tsx';
import { merged, nameOf, type Difference } from './differences.ts';
import { Parts } from './Parts.tsx';
import { partsOf } from './parts.ts';
import './conflicts.css';

interface ChoicesProps {
  readonly differing: readonly Difference[];
  /** What is chosen is laid over these. */
  readonly theirs: SectionAnswers;
  readonly words: ChoiceProps['words'];
  readonly onResolve: (chosen: SectionAnswers) => void;
}

/** Mine is chosen until the other is. */
export function Choices({ differing, theirs, words, onResolve }: ChoicesProps) {
  const [isTheirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, there: boolean) => {
    const next = new Set(isTheirs);
    if (there) next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  return (
    <>
      <div className="conflicts">
        {differing.map((difference) => (
          <Choice
            key={nameOf(difference)}
            difference={difference}
            words={words}
            isTheirs={isTheirs.has(nameOf(difference))}
            onChoose={(there) => choose(nameOf(difference), there)}
          />
        ))}
      </div>
      <div className="form__end">
        <Button
          intent="primary"
          onClick={() =>
            onResolve(
              merged(
                theirs,
                differing.filter((difference) => !isTheirs.has(nameOf(difference))),
              ),
            )
          }
        >
          Keep these answers
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly difference: Difference;
  /** 'Here' and 'Elsewhere'. */
  readonly words: { readonly mine: string; readonly theirs: string };
  readonly isTheirs: boolean;
  readonly onChoose: (there: boolean) => void;
}

function Choice({ difference, words, isTheirs, onChoose }: ChoiceProps) {
  const { path, field } = difference;
  const name = nameOf(difference);
  const parts = useMemo(() => partsOf(difference), [difference]);
  return (
    <fieldset className="conflict">
      <legend>{field.title ?? path.at(-1)}</legend>
      <label>
        <input type="radio" name={name} checked={!isTheirs} onChange={() => onChoose(false)} />{' '}
        <span>
          <span>{words.mine}</span>: <Parts parts={parts} of="mine" />
        </span>
      </label>
      <label>
        <input type="radio" name={name} checked={isTheirs} onChange={() => onChoose(true)} />{' '}
        <span>
          <span>{words.theirs}</span>: <Parts parts={parts} of="theirs" />
        </span>
      </label>
    </fieldset>
  );
}
