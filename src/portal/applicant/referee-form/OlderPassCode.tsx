import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, serverMessage, UNHEARD } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useAction } from '../../kit/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { refereeAddress } from '../referees/refereeAddress.ts';
import { fetchDeclaration, useProgrammeHere } from '../session/programmes.ts';
import type { Entrance } from './entrance.ts';

interface OlderPassCodeProps {
  readonly why: string;
  readonly entrance: Entrance;
}

/** Says why a pass code does not work, and has another mailed at a press: a referee has no account to ask with. */
export function OlderPassCode({ why, entrance }: OlderPassCodeProps) {
  const programme = useProgrammeHere();
  const queries = useQueryClient();
  const [isSent, setIsSent] = useState(false);
  const [renew, busy] = useAction(async () => {
    try {
      const { method, path } = refereeAddress((await fetchDeclaration(queries, programme)).endpoints, 'renew');
      await send<null>(method, path, { body: entrance });
      setIsSent(true);
    } catch (error) {
      const isUnheard = error instanceof ApiError && error.isUnheard;
      raiseFlag({
        title: (error as ApiError).title ?? 'Failed!',
        body: isUnheard ? UNHEARD : serverMessage(error, UNHEARD),
        intent: 'danger',
      });
    }
  });
  if (isSent)
    return (
      <p className="notice notice--success then--paid" role="status">
        A new pass code is on its way to {entrance.refereeEmail.trim()}.
      </p>
    );
  return (
    <div className="notice notice--warning then--paid">
      <p role="alert">{why}.</p>
      <Button intent="primary" busy={busy} onClick={() => void renew()}>
        Send a new pass code
      </Button>
    </div>
  );
}
