import type { FormEvent } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ForgottenJambNumber } from './ForgottenJambNumber.tsx';
import { SharedDevice } from './SharedDevice.tsx';
import type { useEntrance } from './useEntrance.ts';
import { WayOn } from './WayOn.tsx';

interface Props {
  readonly programme: ProgrammeSummary;
  /** The slip is printed, and no form is opened. */
  readonly reprint: boolean;
  readonly entrance: ReturnType<typeof useEntrance>;
}

export function EntranceForm({ programme, reprint, entrance }: Props) {
  const { lead, fields, list } = entranceOf(programme);
  const { typed, mistakes, refused, isShared } = entrance;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entrance.submit();
  };
  return (
    <form className="sheet form" onSubmit={submit} noValidate>
      {!reprint && <p>{lead}</p>}
      {fields.map(({ name, label, help, keyboard }) => (
        <TextField
          key={name}
          id={name}
          label={label}
          required
          name={name}
          inputMode={keyboard}
          autoComplete="off"
          spellCheck={false}
          {...(keyboard === 'text' && { autoCapitalize: 'characters' })}
          value={typed[name] ?? ''}
          mistake={mistakes[name] ?? undefined}
          help={help}
          onChange={({ target }) => entrance.type(name, target.value)}
        />
      ))}
      {list && (
        <ForgottenJambNumber
          reference={typed['phoneOrRrr'] ?? ''}
          onFound={(regNumber) => {
            entrance.type('regNumber', regNumber);
            entrance.refuse({});
          }}
          onMistake={(phoneOrRrr) => entrance.refuse({ phoneOrRrr })}
        />
      )}
      {refused !== undefined && <WayOn rrr={refused} programme={programme} />}
      <SharedDevice isShared={isShared} onChange={entrance.setShared} />
      <div className="form__end">
        <Button type="submit" intent="primary" busy={entrance.busy}>
          {reprint ? 'Open the slip' : 'Login'}
        </Button>
      </div>
    </form>
  );
}
