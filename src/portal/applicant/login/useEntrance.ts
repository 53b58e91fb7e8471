import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import type { EntranceReply, LoginReply } from '#contract/admissions/applications.ts';
import { serverMessage, UNHEARD, type ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useAction } from '../../kit/useAction.ts';
import { typedSections } from '../drafts/draftsHere.ts';
import { beginLogin } from '../offline/beginLogin.ts';
import { forgetIfOver } from '../offline/cachedApplication.ts';
import { applicationKey } from '../session/applicationKey.ts';
import { applicantTokens } from '../session/applicantTokens.ts';
import { fetchDeclaration } from '../session/programmes.ts';
import { recordInFormShape } from '../session/recordInFormShape.ts';

const UNCLEAR = 'Invalid action, please enter correct details';

export type Texts = Readonly<Record<string, string | null | undefined>>;

export type Challenge = Exclude<EntranceReply, LoginReply>;

/** The answer to a challenge: the code that was sent. */
export interface CodeAnswer {
  readonly challenge: string;
  readonly code: string;
}

/** What is typed at a programme's entrance, what is wrong with it, and the way in. */
export function useEntrance(programme: ProgrammeSummary, reprint: boolean) {
  const { fields } = entranceOf(programme);
  const given = useLocation().state as Texts | null;
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map(({ name }) => [name, given?.[name] ?? ''])));
  const [mistakes, setMistakes] = useState<Texts>({});
  const [challenge, setChallenge] = useState<Challenge>();
  const [isShared, setShared] = useState(false);
  /** Set by a refusal that leads on: the RRR that was typed, or '' for a phone number. */
  const [refused, setRefused] = useState<string>();
  const queries = useQueryClient();
  const welcome = useWelcome(programme, isShared);

  const refuse = (wrong: Texts) => {
    setMistakes(wrong);
    document.getElementById(fields.find(({ name }) => wrong[name])?.name ?? '')?.focus();
  };

  const enter = async (answer: CodeAnswer | undefined) => {
    const { method, path } = (await fetchDeclaration(queries, programme)).endpoints.login;
    const body = {
      ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])),
      ...(reprint && { reprint }),
      ...answer,
    };
    const entered = await send<EntranceReply>(method, path, { body });
    if ('challenge' in entered) return setChallenge(entered);
    await welcome(entered);
  };

  const [login, busy] = useAction(async () => {
    try {
      await enter(undefined);
    } catch (error) {
      const { errors = {}, isUnheard, title, status } = error as ApiError;
      if (status === 422 && serverMessage(error, UNCLEAR) !== UNCLEAR)
        setRefused((typed['rrr'] ?? typed['phoneOrRrr'] ?? '').replace(/\D/g, ''));
      const messages = Object.fromEntries(fields.map(({ name }) => [name, errors[`/${name}`]]));
      refuse(
        Object.values(messages).some(Boolean)
          ? messages
          : { [fields[0]!.name]: isUnheard ? UNHEARD : serverMessage(error, UNCLEAR) },
      );
      // The words stand at the field, where they stay.
      raiseFlag({ title: title ?? 'Invalid Action!', intent: 'danger' });
    }
  });

  return {
    typed,
    type: (name: string, text: string) => {
      setTyped((before) => ({ ...before, [name]: text }));
      setMistakes((before) => ({ ...before, [name]: null }));
    },
    mistakes,
    refuse,
    refused,
    challenge,
    enter,
    isShared,
    setShared,
    busy,
    submit: () => {
      setRefused(undefined);
      const wrong = Object.fromEntries(fields.map(({ name, mistake }) => [name, mistake(typed[name] ?? '')]));
      refuse(wrong);
      if (Object.values(wrong).every((mistake) => mistake === null)) void login();
    },
  };
}

/** Opens the application of who was let in: its form, or its slip where nothing is left to fill in. */
function useWelcome(programme: ProgrammeSummary, isShared: boolean) {
  const { shortName } = usePortalData().school;
  const queries = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => void forgetIfOver(shortName).catch(() => undefined), [shortName]);

  return async ({ token, expires, application }: LoginReply) => {
    const { applicantId } = application;
    applicantTokens(shortName, programme.id).hold({ token, expires, applicantId, ...(isShared && { isShared }) });
    if (await beginLogin(shortName, applicantId)) queries.removeQueries({ queryKey: applicationKey(programme.id) });
    else queries.setQueryData(applicationKey(programme.id), await recordInFormShape(application, queries));
    const { application: form, preview } = programme.routes;
    // What was typed here and not taken is shown before the slip.
    const isLeft = (await typedSections(shortName, applicantId)).length > 0;
    if (!form || (application.afterLogin === null && !isLeft))
      await navigate(preview, { state: { fromLogin: true, details: application.rrr } });
    else await navigate(form, { state: { verified: true } });
  };
}
