import { useState } from 'react';
import type { requestCorrection } from '#contract/students/corrections.ts';
import { ownFiles } from '../../../kit/form/ownFiles.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

export function AskForCorrection() {
  const session = useSession();
  const [files] = useState(() => ownFiles(session));
  return (
    <ActionDialog
      label="Ask for a correction"
      form="correction"
      files={files}
      submitLabel="Send"
      done="Your request is sent. You are told when it is decided"
      lead="An officer corrects your name, sex, date of birth, state of origin and programme. Enter what is right, and send what proves it."
      act={(typed, request) =>
        session.call<typeof requestCorrection>({
          method: 'POST',
          path: '/Student/request-correction',
          body: { request, answers: { ...typed } },
        })
      }
    />
  );
}
